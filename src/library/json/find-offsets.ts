// Finds the offsets, lines and columns of values in JSON text that was parsed before. The search
// skips values that no path leads into.
import { scan } from "./scan.ts";
import { unquoted } from "./tokens.ts";

type Path = readonly string[];

/** The place of a value in a text. */
export interface Spot {
  readonly offset: number;
  /** The JSON text that contains the value (`text` or a string in it), and the offset there. */
  readonly inside: { readonly text: string; readonly offset: number };
}

export const findOffset = (text: string, path: Path): number =>
  findSpots(text, [path])[0]?.offset ?? 0;

/**
 * Finds the values at the ends of paths (field names and indexes) in one pass. If a path leads
 * nowhere, finds the last value on its way. If a field occurs twice, the last one counts, as
 * for `JSON.parse`. A path goes on in a string if `jsonIn` returns JSON for the string.
 */
export function findSpots(
  text: string,
  paths: readonly Path[],
  jsonIn: (string: string) => string | undefined = () => undefined,
): Spot[] {
  const spots: Spot[] = [];
  /** At each depth, the indexes of the paths that lead into the open value, by their next key. */
  const waysAt = [new Map([["", [...paths.keys()]]])];
  let depth = 0;
  scan(text, {
    value(level, start, key) {
      depth = level + 1;
      const inner = new Map<string, number[]>();
      for (const way of waysAt[level]?.get(String(key)) ?? []) {
        spots[way] = { offset: start, inside: { text, offset: start } };
        const next = paths[way]?.[level];
        const same = next === undefined ? undefined : inner.get(next);
        if (same) same.push(way);
        else if (next !== undefined) inner.set(next, [way]);
      }
      waysAt[depth] = inner;
      return inner.size === 0;
    },
    scalar(start, end) {
      const ways = [...(waysAt[depth]?.values() ?? [])].flat();
      if (ways.length === 0 || text[start] !== '"') return;
      const string = unquoted(text.slice(start, end));
      const json = jsonIn(string);
      if (json === undefined) return;
      const rest = ways.map((way) => (paths[way] ?? []).slice(depth - 1));
      const found = findSpots(json, rest, jsonIn);
      // JSON that was decoded, for example from base64, has no offsets in the outer text.
      const within = json === string ? found.map(({ offset }) => offset) : [];
      const offsets = offsetsInString(text, start, within);
      for (const [index, way] of ways.entries())
        spots[way] = { ...(found[index] as Spot), offset: offsets[index] ?? start };
    },
  });
  return spots;
}

/** Returns where characters of the string at `start` stand in `text`. An escape counts once. */
function offsetsInString(text: string, start: number, characters: readonly number[]): number[] {
  const offsets: number[] = [];
  let offset = start + 1;
  let character = 0;
  for (const [index, wanted] of [...characters.entries()].sort(([, a], [, b]) => a - b)) {
    for (; character < wanted; character++)
      offset += text[offset] !== "\\" ? 1 : text[offset + 1] === "u" ? 6 : 2;
    offsets[index] = offset;
  }
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
  const at = (index: number) => offsets[index] as number;
  const inOrder = offsets.map((_, index) => index).sort((a, b) => at(a) - at(b));
  for (const index of inOrder) {
    const offset = at(index);
    for (let next = text.indexOf("\n", lineStart); next !== -1 && next < offset; line++) {
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    positions[index] = { line, column: offset - lineStart + 1 };
  }
  return positions;
}
