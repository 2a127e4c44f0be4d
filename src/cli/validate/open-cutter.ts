// Cuts an input into messages: the scanner accepts most of them, and the others are judged.
import { isAscii, isUtf8 } from "node:buffer";
import { Cutter, type InputFault, type MessageText } from "../../reading/judge/cut.ts";
import { openScanner } from "./open-scanner.ts";
import type { Reporter } from "./reporter.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** A cutter, and what judges that which it cut and the scanner left. */
export interface OpenCutter {
  readonly cutter: Cutter;
  judge(): Promise<void>;
}

type Left =
  | { readonly fault: InputFault }
  | { readonly source: MessageText; readonly payload: number; readonly fault?: undefined };

/** Opens a cutter. What judges is loaded with the first message that the scanner left. */
export function openCutter(
  file: string,
  options: ValidateOptions,
  reporter: Reporter,
  isPart = false,
): OpenCutter {
  let payload = 0;
  let left: Left[] = [];
  let slow: Promise<typeof import("./validate-message.ts")> | undefined;
  const cutter = new Cutter(
    {
      message: (source) => left.push({ source, payload: payload++ }),
      refuse: (fault) => left.push({ fault }),
      accepted(messages) {
        payload += messages;
        reporter.accept(messages);
      },
    },
    {
      isPart,
      takesList: options.judge?.takesList,
      front: openScanner(options),
      isText: isUtf8,
      decode,
    },
  );
  const judge = async () => {
    if (left.length === 0) return;
    slow ??= import("./validate-message.ts");
    const { validateMessage } = await slow;
    for (const one of left)
      if (one.fault) reporter.refuse(one.fault, file);
      else validateMessage(one.source, file, one.payload, options, reporter);
    left = [];
  };
  return { cutter, judge };
}

/** The text of bytes; undefined if they are not UTF-8, which `toString` would hide. */
function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}
