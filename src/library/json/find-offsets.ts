// Finds the offsets, lines and columns of values in JSON text that was parsed before. The search
// skips values that no path leads into.
import { scan } from "./scan.ts";

type Path = readonly string[];

export const findOffset = (text: string, path: Path): number => findOffsets(text, [path])[0] ?? 0;

/**
 * Finds the values at the ends of paths (field names and indexes) in one pass. If a path leads
 * nowhere, finds the last value on its way. If a field occurs twice, the last one counts, as
 * for `JSON.parse`.
 */
export function findOffsets(text: string, paths: readonly Path[]): number[] {
  const offsets: number[] = [];
  /** At each depth, the indexes of the paths that lead into the open value, by their next key. */
  const waysAt = [new Map([["", [...paths.keys()]]])];
  scan(text, {
    value(level, start, key) {
      const inner = new Map<string, number[]>();
      for (const way of waysAt[level]?.get(String(key)) ?? []) {
        offsets[way] = start;
        const next = paths[way]?.[level];
        const same = next === undefined ? undefined : inner.get(next);
        if (same) same.push(way);
        else if (next !== undefined) inner.set(next, [way]);
      }
      waysAt[level + 1] = inner;
      return inner.size === 0;
    },
  });
  return offsets;
}

/** A position in a text. Line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const START: Position = { line: 1, column: 1 };

export const positionOf = (text: string, offset: number): Position =>
  positionsOf(text, [offset])[0] ?? START;

export function positionsOf(text: string, offsets: readonly number[]): Position[] {
  const positions: Position[] = [];
  let line = 1;
  let lineStart = 0;
  const offsetOf = (index: number) => offsets[index] as number;
  const inOrder = offsets.map((_, index) => index).sort((a, b) => offsetOf(a) - offsetOf(b));
  for (const index of inOrder) {
    const offset = offsetOf(index);
    for (let next = text.indexOf("\n", lineStart); next !== -1 && next < offset; line++) {
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    positions[index] = { line, column: offset - lineStart + 1 };
  }
  return positions;
}
