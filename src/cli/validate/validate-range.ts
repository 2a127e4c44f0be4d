import { closeSync, openSync, readSync } from "node:fs";
import { withoutByteOrderMark } from "./first-bytes.ts";
import { LineValidator } from "./line-validator.ts";
import { openScanner } from "./open-scanner.ts";
import type { ValidateOptions } from "./validate-message.ts";
import type { Verdicts } from "./verdicts.ts";

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
  verdicts: Verdicts,
): Promise<number> {
  const validator = new LineValidator(file, options, verdicts);
  const buffer = openScanner(options)?.window ?? new Uint8Array(BLOCK);
  const descriptor = openSync(path, "r");
  let pause = start + BYTES_AT_A_TIME;
  try {
    for (let position = start; position < end; ) {
      const most = Math.min(buffer.length, end - position);
      const bytes = readSync(descriptor, buffer, 0, most, position);
      if (bytes === 0) break; // the end, or the file was cut short meanwhile
      const chunk = buffer.subarray(0, bytes);
      await validator.push(position === 0 ? withoutByteOrderMark(chunk) : chunk);
      position += bytes;
      if (position < pause) continue;
      pause = position + BYTES_AT_A_TIME;
      await new Promise<void>((resolve) => setImmediate(resolve)); // so that progress is shown
    }
  } finally {
    closeSync(descriptor);
  }
  await validator.end();
  return validator.lines;
}
