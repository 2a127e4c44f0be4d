// Messages inside of strings of JSON: what keys lead to there, and where that is in the text.
import { jsonIn, valueIn } from "../../library/envelopes/read-envelope.ts";
import { endOfSpace, findOffsets } from "../../library/json/find-offsets.ts";
import { isObject } from "../../library/json/pointer.ts";

/** The value that keys lead to, through strings of JSON, too, also in base64. */
export function valueInside(message: unknown, keys: readonly string[]): unknown {
  let value = message;
  for (const key of keys) {
    const inside = typeof value === "string" ? valueIn(value) : value;
    value = isObject(inside) && Object.hasOwn(inside, key) ? inside[key] : undefined;
  }
  return value;
}

/** The offsets to which paths lead. What is inside of base64 has that of the whole string. */
export function findPlaces(
  text: string,
  message: unknown,
  paths: readonly (readonly string[])[],
): number[] {
  const [path] = paths;
  const only = path && paths.length === 1 ? findOnly(text, message, path) : undefined;
  return only === undefined
    ? findOffsets(text, paths, (inside) => isObject(jsonIn(inside)))
    : [only];
}

/** Undefined if more has to be read than the one place where the last key stands in the text. */
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
