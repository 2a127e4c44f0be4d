// How the lines of an input are read: with the scanner in front, and by what Node decodes fastest.
import { isAscii, isUtf8 } from "node:buffer";
import type { LineOptions } from "../../reading/messages/line-reader.ts";
import { openScanner } from "./open-scanner.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** `onAccepted` receives how many lines the scanner accepted before the next that is passed on. */
export const lineOptions = (
  options: ValidateOptions,
  onAccepted: (lines: number) => void,
): LineOptions => ({
  decode,
  scan(bytes, before, onLine) {
    const scanner = openScanner(options);
    if (!scanner || !isUtf8(bytes) || !scanner.beginLines(bytes)) return undefined;
    let lines = 0;
    for (;;) {
      const unsure = scanner.nextUnsure();
      lines += scanner.lines;
      onAccepted(scanner.accepted);
      if (unsure === undefined) return lines;
      onLine(unsure, before + lines, "not UTF-8");
    }
  },
});

/** The text of bytes; undefined if they are not UTF-8, which `toString` would hide. */
function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}
