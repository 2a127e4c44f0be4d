// Finds the offsets, lines and columns of values in JSON text that was parsed before. The search
// skips values that no path leads into.
import { COMMA, isClosing, isOpening, OPEN_OBJECT, QUOTE, Tokens, unquoted } from "./tokens.ts";

type Path = readonly string[];

/** An object or array that paths lead into. `inner` has these paths, by their next key. */
interface Frame {
  readonly inner: ReadonlyMap<string, readonly number[]>;
  readonly isObject: boolean;
  count: number;
}

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
 * nowhere, finds the nearest value around its end. If a field occurs twice, the last one counts, as
 * for `JSON.parse`. A path goes on in a string if `jsonIn` returns JSON for the string.
 */
export function findSpots(
  text: string,
  paths: readonly Path[],
  jsonIn: (string: string) => string | undefined = () => undefined,
): Spot[] {
  const spots: Spot[] = [];
  const tokens = new Tokens(text);
  /** The stack of open objects and arrays. It replaces recursion, so that any depth is safe. */
  const frames: Frame[] = [];
  /** Notes where a value begins. Then goes into the value, or skips it. */
  const take = (ways: readonly number[] | undefined): void => {
    const { code, start } = tokens;
    const inner = new Map<string, number[]>();
    for (const way of ways ?? []) {
      spots[way] = { offset: start, inside: { text, offset: start } };
      const key = paths[way]?.[frames.length];
      const same = key === undefined ? undefined : inner.get(key);
      if (same) same.push(way);
      else if (key !== undefined) inner.set(key, [way]);
    }
    if (inner.size === 0) tokens.skip();
    else if (isOpening(code)) frames.push({ inner, isObject: code === OPEN_OBJECT, count: 0 });
    else if (code === QUOTE) lookInside([...inner.values()].flat());
  };
  const lookInside = (ways: readonly number[]): void => {
    const string = unquoted(text.slice(tokens.start, tokens.end));
    const json = jsonIn(string);
    if (json === undefined) return;
    const rest = ways.map((way) => (paths[way] ?? []).slice(frames.length));
    const found = findSpots(json, rest, jsonIn);
    // JSON that was decoded, for example from base64, has no offsets in the outer text.
    const within = json === string ? found.map(({ offset }) => offset) : [];
    const offsets = offsetsInString(text, tokens.start, within);
    for (const [index, way] of ways.entries())
      spots[way] = { ...(found[index] as Spot), offset: offsets[index] ?? tokens.start };
  };
  tokens.next();
  take([...paths.keys()]);
  for (let frame = frames.at(-1); frame && tokens.next(); frame = frames.at(-1)) {
    if (isClosing(tokens.code)) frames.pop();
    else if (tokens.code === COMMA) continue;
    else if (!frame.isObject) take(frame.inner.get(String(frame.count++)));
    else {
      const ways = frame.inner.get(unquoted(text.slice(tokens.start, tokens.end)));
      tokens.next(); // the colon
      tokens.next();
      take(ways);
    }
  }
  return spots;
}

/** The offsets in `text` of characters of a string that begins at `start`. Escapes are counted. */
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

export const positionOf = (text: string, offset: number): Position =>
  positionsOf(text, [offset])[0] ?? { line: 1, column: 1 };

/** A position in a text. Line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

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
