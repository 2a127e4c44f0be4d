// Files that can be read at once: not a pipe or a device, and not packed.
import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { isSystemError } from "../../host/system-error.ts";
import { isGzip, withoutByteOrderMark } from "./first-bytes.ts";
import { openScanner } from "./open-scanner.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** The size of such a file; undefined for anything else, also for one that can't be read. */
export function plainSize(path: string): number | undefined {
  try {
    // A pipe would lose its writer if it were only opened to look.
    const stats = statSync(path);
    return stats.isFile() && !isGzip(readStart(path, new Uint8Array(2))) ? stats.size : undefined;
  } catch (error) {
    if (isSystemError(error)) return undefined; // the stream that is opened next reports it
    throw error;
  }
}

/** Whether a whole small file is one payload or message that the scanner accepts. */
export function acceptsFile(path: string, size: number, options: ValidateOptions): boolean {
  const scanner = openScanner(options);
  if (!scanner || size > scanner.window.length) return false;
  const text = withoutByteOrderMark(readStart(path, scanner.window.subarray(0, size)));
  return isUtf8(text) && scanner.acceptsDocument(text);
}

/** Fills a buffer from the start of a file. Returns what was read. */
function readStart(path: string, buffer: Uint8Array): Uint8Array {
  const descriptor = openSync(path, "r");
  try {
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(descriptor);
  }
}
