// Files that can be read at once: not a pipe or a device, and not packed.
import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { isSystemError } from "../../library/text/system-error.ts";
import { withoutByteOrderMark } from "../../reading/judge/cut.ts";
import { isGzip } from "./first-bytes.ts";
import { openScanner } from "./open-scanner.ts";
import type { ValidateOptions } from "./validate-message.ts";

/** The size of such a file; undefined for anything else, also for one that can't be read. */
export const plainSize = (path: string): number | undefined =>
  ifReadable(() => {
    const size = sizeOf(path);
    return size !== undefined && isGzip(readStart(path, new Uint8Array(2))) ? undefined : size;
  });

/** Whether a whole small file is one payload or message that the scanner accepts. */
export function acceptsFile(path: string, isFile: boolean, options: ValidateOptions): boolean {
  const scanner = openScanner(options);
  if (!scanner) return false;
  const bytes = ifReadable(() =>
    isFile || sizeOf(path) !== undefined ? readStart(path, scanner.window) : undefined,
  );
  if (bytes === undefined || bytes.length === scanner.window.length) return false;
  const text = withoutByteOrderMark(bytes);
  return isUtf8(text) && scanner.acceptsDocument(text);
}

/** The size of a file; undefined for a pipe, which would lose its writer if it were opened to look. */
function sizeOf(path: string): number | undefined {
  const stats = statSync(path);
  return stats.isFile() ? stats.size : undefined;
}

/** What is read; undefined if it can't be, which the stream that is opened next reports. */
function ifReadable<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
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
