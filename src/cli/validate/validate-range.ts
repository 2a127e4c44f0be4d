import { closeSync, openSync, readSync } from "node:fs";
import { packingOf } from "../../reading/messages/packing.ts";
import { openCutter } from "./open-cutter.ts";
import type { Reporter } from "./reporter.ts";

/** A part of a plain file. */
export interface Range {
  readonly path: string;
  readonly start?: number;
  /** The first byte that is not part of the range, if there are others. */
  readonly end?: number | undefined;
  /** How many ranges of this size are read at a time. */
  readonly shares?: number;
}

export interface RangeEnd {
  readonly lines: number;
  /** Whether the last message went on behind it, and all that follows was read, too. */
  readonly isLast: boolean;
}

const BYTES_AT_A_TIME = 4 * 1024 * 1024;

/** Validates the messages of a range. Undefined if the file turns out to be packed. */
export async function validateRange(
  { path, start = 0, end = Number.POSITIVE_INFINITY, shares = 1 }: Range,
  reporter: Reporter,
): Promise<RangeEnd | undefined> {
  const isPart = start > 0 || end < Number.POSITIVE_INFINITY;
  const { cutter, judge } = await openCutter(reporter, isPart);
  const descriptor = openSync(path, "r");
  let position = start;
  let pause = start + BYTES_AT_A_TIME;
  try {
    while (position !== end || cutter.isOpen) {
      const { space } = cutter;
      const most = position < end ? Math.min(space.length, end - position) : space.length;
      const bytes = readSync(descriptor, space, 0, most, position);
      if (bytes === 0) break; // the end, or the file was cut short meanwhile
      if (position === 0 && packingOf(space.subarray(0, bytes))) return undefined;
      cutter.take(bytes);
      await judge();
      position += bytes;
      reporter.bytes += bytes * shares;
      if (position < pause) continue;
      pause = position + BYTES_AT_A_TIME;
      await new Promise<void>((resolve) => setImmediate(resolve)); // so that progress is shown
    }
  } finally {
    closeSync(descriptor);
  }
  cutter.end();
  await judge();
  return { lines: cutter.lines, isLast: position > end };
}
