// Messages inside of strings of JSON: what keys lead to there, and where that is in the text.
import { jsonIn, valueIn } from "../../library/envelopes/read-envelope.ts";
import { endOfSpace, findOffset, findOffsets } from "../../library/json/find-offsets.ts";
import { isObject } from "../../library/json/pointer.ts";

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

/** The value that keys lead to, through strings of JSON, too, also in base64. */
export const valueInside = (message: unknown, keys: readonly string[]): unknown =>
  follow(message, keys, valueIn).value;

function follow(message: unknown, keys: readonly string[], parse: (text: string) => unknown): Way {
  const texts: NestedText[] = [];
  let start = 0;
  let value = message;
  for (let at = 0; at < keys.length; at++) {
    if (typeof value === "string") {
      const inside = parse(value);
      if (isObject(inside)) {
        texts.push({ at: keys.slice(start, at), text: value });
        start = at;
        value = inside;
      }
    }
    const key = keys[at] as string;
    value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return { texts, keys: start === 0 ? keys : keys.slice(start), value };
}

/**
 * The offsets of the values that paths lead to in the text of a message. What is inside of base64 has
 * no place in it but that of the whole string.
 */
export function findPlaces(
  text: string,
  message: unknown,
  paths: readonly (readonly string[])[],
): number[] {
  const [path] = paths;
  const only = path && paths.length === 1 ? findOnly(text, message, path) : undefined;
  if (only !== undefined) return [only];
  const parsed = new Map<string, unknown>();
  const parse = (inside: string) => {
    if (!parsed.has(inside)) parsed.set(inside, jsonIn(inside));
    return parsed.get(inside);
  };
  const all = paths.map((path) => follow(message, path, parse));
  if (all.every(({ texts }) => texts.length === 0)) return findOffsets(text, paths);
  const offsets: number[] = [];
  const groups = new Map<string, { texts: Way["texts"]; ways: [index: number, way: Way][] }>();
  for (const [index, way] of all.entries()) {
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

/**
 * The offset of the value that a path leads to, or of the nearest around it. Undefined if more has
 * to be read than the one place where a key stands in the text.
 */
function findOnly(text: string, message: unknown, path: readonly string[]): number | undefined {
  let value = message;
  let last: string | undefined;
  for (const key of path) {
    if (typeof value === "string") return undefined;
    if (!isObject(value) || !Object.hasOwn(value, key)) break;
    value = value[key];
    last = key;
  }
  if (last === undefined || !/^[a-z_]+$/i.test(last) || text.includes("\\")) return undefined;
  const quoted = `"${last}"`;
  const at = text.indexOf(quoted);
  const end = at + quoted.length;
  return text.includes(quoted, end) ? undefined : endOfSpace(text, endOfSpace(text, end) + 1);
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
