// Messages inside of strings of JSON: what keys lead to there, and where that is in the text.
import { valueIn } from "../envelopes/read-envelope.ts";
import { valueAt } from "../json/pointer.ts";
import { findOffset, findOffsets } from "../json/scan.ts";

/** A string on the way that some keys lead, with JSON in it. */
interface NestedText {
  /** The keys that lead to the string, from the one before it. */
  readonly at: readonly string[];
  readonly text: string;
}

/** Where keys lead: through which strings, with which keys in the last of them, and to what. */
interface Way {
  readonly texts: readonly NestedText[];
  readonly keys: readonly string[];
  readonly value: unknown;
}

/** The value that keys lead to, through strings of JSON, too. */
export const valueInside = (message: unknown, keys: readonly string[]): unknown =>
  follow(message, keys, valueIn).value;

function follow(message: unknown, keys: readonly string[], parse: (text: string) => unknown): Way {
  const texts: NestedText[] = [];
  let at: readonly string[] = [];
  let value = message;
  for (const key of keys) {
    const inside = typeof value === "string" ? parse(value) : undefined;
    if (isObject(inside)) {
      texts.push({ at, text: String(value) });
      at = [];
      value = inside;
    }
    value = valueAt(value, [key]);
    at = [...at, key];
  }
  return { texts, keys: at, value };
}

/** Whether a value may have fields or items. */
export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** The offsets of the values that paths lead to in the text of a message. */
export function findPlaces(
  text: string,
  message: unknown,
  paths: readonly (readonly string[])[],
): number[] {
  const parsed = new Map<string, unknown>();
  const parse = (inside: string) => {
    if (!parsed.has(inside)) parsed.set(inside, valueIn(inside));
    return parsed.get(inside);
  };
  const offsets: number[] = [];
  const groups = new Map<string, { texts: Way["texts"]; ways: [index: number, way: Way][] }>();
  for (const [index, path] of paths.entries()) {
    const way = follow(message, path, parse);
    const key = JSON.stringify(way.texts.map(({ at }) => at));
    const group = groups.get(key) ?? { texts: way.texts, ways: [] };
    group.ways.push([index, way]);
    groups.set(key, group);
  }
  for (const { texts, ways } of groups.values()) {
    const found = findInside(
      text,
      texts,
      ways.map(([, { keys }]) => keys),
    );
    for (const [place, [index]] of ways.entries()) offsets[index] = found[place] ?? 0;
  }
  return offsets;
}

function findInside(
  text: string,
  [first, ...more]: readonly NestedText[],
  paths: readonly (readonly string[])[],
): number[] {
  if (!first) return findOffsets(text, paths);
  const inside = findInside(first.text, more, paths);
  return offsetsInString(text, findOffset(text, first.at), inside);
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
