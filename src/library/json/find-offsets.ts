// Finds where values stand in the text of JSON that was parsed before: their offsets, lines and
// columns. What no path leads into is passed over without a look.

const QUOTE = 34;
const COMMA = 44;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

type Path = readonly string[];

/** An object or array that paths lead into: which of them, by the key that comes next. */
interface Frame {
  readonly inner: ReadonlyMap<string, readonly number[]>;
  readonly isObject: boolean;
  count: number;
}

export const findOffset = (text: string, path: Path): number => findOffsets(text, [path])[0] ?? 0;

/**
 * The offsets of the values that paths of field names and indexes lead to, found in one reading. If
 * a path leads nowhere, it is the offset of the nearest value around it. If a field occurs twice
 * the last one counts, as for `JSON.parse`. Paths go on in strings of which `isJson` says so.
 */
export function findOffsets(
  text: string,
  paths: readonly Path[],
  isJson: (inside: string) => boolean = () => false,
): number[] {
  const offsets = paths.map(() => 0);
  /** A stack of its own, so that no depth of nesting can exhaust that of the program. */
  const frames: Frame[] = [];
  /** Notes where a value begins. Returns where to read on: in the value or behind it. */
  const take = (ways: readonly number[] | undefined, start: number): number => {
    if (!ways) return endOfValue(text, start);
    for (const way of ways) offsets[way] = start;
    const inner = new Map<string, number[]>();
    for (const way of ways) {
      const key = paths[way]?.[frames.length];
      const same = key === undefined ? undefined : inner.get(key);
      if (same) same.push(way);
      else if (key !== undefined) inner.set(key, [way]);
    }
    const first = text.charCodeAt(start);
    const isObject = first === OPEN_OBJECT;
    if (inner.size > 0 && (isObject || first === OPEN_ARRAY)) {
      frames.push({ inner, isObject, count: 0 });
      return start + 1;
    }
    const end = endOfValue(text, start);
    const inside = inner.size > 0 && first === QUOTE ? unquoted(text.slice(start, end)) : undefined;
    if (inside !== undefined && isJson(inside)) {
      const into = [...inner.values()].flat();
      const rest = into.map((way) => (paths[way] ?? []).slice(frames.length));
      const found = offsetsInString(text, start, findOffsets(inside, rest, isJson));
      for (const [index, way] of into.entries()) offsets[way] = found[index] ?? start;
    }
    return end;
  };
  let at = take([...paths.keys()], endOfSpace(text, 0));
  for (let frame = frames.at(-1); frame && at < text.length; frame = frames.at(-1)) {
    at = endOfSpace(text, at);
    const code = text.charCodeAt(at);
    if (code === COMMA) at++;
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      frames.pop();
      at++;
    } else if (!frame.isObject) at = take(frame.inner.get(String(frame.count++)), at);
    else {
      const end = behindString(text, at);
      const ways = frame.inner.get(unquoted(text.slice(at, end)));
      at = take(ways, endOfSpace(text, endOfSpace(text, end) + 1));
    }
  }
  return offsets;
}

export function endOfSpace(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = behindString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === CLOSE_OBJECT || code === CLOSE_ARRAY || code === COMMA) {
      if (depth === 0) return at; // behind a number, true, false or null
      if (code !== COMMA && --depth === 0) return at + 1;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) depth++;
    at++;
  }
  return text.length;
}

function behindString(text: string, start: number): number {
  const end = endOfString(text, start + 1);
  return end < 0 ? text.length : end + 1;
}

/** Where the characters of a string are in the text that has it from `start` on, with escapes. */
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

/** Where the quote is that ends a string, which begins at `start`, behind its quote; -1 if none does. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first--;
  return (index - first) % 2 === 1;
}

export const unquoted = (quoted: string): string =>
  quoted.includes("\\") ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);

export const positionOf = (text: string, offset: number): Position =>
  positionsOf(text, [offset])[0] ?? { line: 1, column: 1 };

/** Both from 1. */
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
