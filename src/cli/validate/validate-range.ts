import { closeSync, openSync, readSync } from "node:fs";
import { cutLines, type MessageText, withoutByteOrderMark } from "../../reading/judge/cut.ts";
import type { LineReader } from "../../reading/messages/line-reader.ts";
import { openScanner } from "./open-scanner.ts";
import type { Reporter } from "./reporter.ts";
import { lineOptions } from "./scan-lines.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** A part of a file of lines. */
export interface Range {
  readonly path: string;
  /** The name that findings give it. */
  readonly file: string;
  readonly start: number;
  /** The first byte that is not part of the range. */
  readonly end: number;
  readonly options: ValidateOptions;
}

const BLOCK = 64 * 1024;
const BYTES_AT_A_TIME = 4 * 1024 * 1024;

/** Validates the lines of a range, through one buffer. Returns how many there are. */
export async function validateRange(
  { path, file, start, end, options }: Range,
  reporter: Reporter,
): Promise<number> {
  const { reader, judge } = openLines(file, options, reporter);
  const buffer = openScanner(options)?.window ?? new Uint8Array(BLOCK);
  const descriptor = openSync(path, "r");
  let pause = start + BYTES_AT_A_TIME;
  try {
    for (let position = start; position < end; ) {
      const most = Math.min(buffer.length, end - position);
      const bytes = readSync(descriptor, buffer, 0, most, position);
      if (bytes === 0) break; // the end, or the file was cut short meanwhile
      const chunk = buffer.subarray(0, bytes);
      reader.push(position === 0 ? withoutByteOrderMark(chunk) : chunk);
      await judge();
      position += bytes;
      if (position < pause) continue;
      pause = position + BYTES_AT_A_TIME;
      await new Promise<void>((resolve) => setImmediate(resolve)); // so that progress is shown
    }
  } finally {
    closeSync(descriptor);
  }
  reader.end();
  await judge();
  return reader.lines;
}

/** Reads lines, and judges those that the scanner left. What that takes is loaded with the first. */
function openLines(
  file: string,
  options: ValidateOptions,
  reporter: Reporter,
): { readonly reader: LineReader; judge(): Promise<void> } {
  let payload = 0;
  let unsure: { readonly source: MessageText; readonly payload: number }[] = [];
  let slow: Promise<typeof import("./validate-message.ts")> | undefined;
  const reader = cutLines(
    (source) => unsure.push({ source, payload: payload++ }) > 0,
    lineOptions(options, (accepted) => {
      payload += accepted;
      reporter.accept(accepted);
    }),
  );
  const judge = async () => {
    if (unsure.length === 0) return;
    slow ??= import("./validate-message.ts");
    const { validateMessage } = await slow;
    for (const { source, payload } of unsure)
      validateMessage(source, file, payload, options, reporter);
    unsure = [];
  };
  return { reader, judge };
}
