// Where values stand in the text of a message, also inside of strings of JSON.
import {
  endOfSpace,
  findOffsets,
  type Position,
  positionsOf,
} from "../../library/json/find-offsets.ts";
import { isObject } from "../../library/json/pointer.ts";
import { readJson } from "../../library/json/read-json.ts";
import type { MessageText } from "./cut.ts";

/** A place in an input, and its offset in the text of the message. */
export interface Place extends Position {
  readonly offset: number;
}

export function placesIn(
  source: MessageText,
  value: unknown,
  paths: readonly (readonly string[])[],
): Place[] {
  const offsets = findPlaces(source.text, value, paths);
  return positionsOf(source.text, offsets).map((within, index) => {
    const { line, column } = positionIn(source, within);
    return { line, column, offset: offsets[index] ?? 0 };
  });
}

const NUMBER = /-?\d[\d.eE+-]*/y;
/** A string of more characters is not quoted, either. */
const LONGEST = 24;

/** What is wrong with a number in a text, with the number as it stands there: `1e400`. */
export function withNumberAt(detail: string, text: string, offset: number): string {
  NUMBER.lastIndex = offset;
  const number = NUMBER.exec(text)?.[0] ?? "";
  const words = number.length > LONGEST ? "a longer number" : `the number ${number}`;
  return number ? detail.replace(`the number ${Number(number)}`, words) : detail;
}

/** The position in an input of something at a position of a message's text. */
export const positionIn = ({ line, column }: MessageText, within: Position): Position => ({
  line: line + within.line - 1,
  column: within.line === 1 ? column + within.column - 1 : within.column,
});

/** The position in a message's text of something at a position of the input. */
export const positionWithin = (source: MessageText, { line, column }: Position): Position => ({
  line: line - source.line + 1,
  column: line === source.line ? column - source.column + 1 : column,
});

/** The keys that lead to the values that issues are about, which are below `at`. */
export const pathsOf = (
  issues: readonly { readonly attr: string }[],
  at: readonly string[],
): (readonly string[])[] =>
  issues.map(({ attr }) => (attr === "" ? at : [...at, ...attr.split(".")]));

/** The offsets to which paths lead. What is inside of base64 has that of the whole string. */
export function findPlaces(
  text: string,
  message: unknown,
  paths: readonly (readonly string[])[],
): number[] {
  const [path] = paths;
  const only = path && paths.length === 1 ? findOnly(text, message, path) : undefined;
  return only === undefined
    ? findOffsets(text, paths, (inside) => isObject(readJson(inside)?.value))
    : [only];
}

/** A part of a message. A number has no keys, either. */
type Inside = Readonly<Record<string, unknown>> | string | null | undefined;

/** Undefined if more has to be read than the one place where the last key stands in the text. */
function findOnly(text: string, message: unknown, path: readonly string[]): number | undefined {
  let value = message as Inside;
  let last: string | undefined;
  for (const key of path) {
    if (typeof value === "string") return undefined;
    if (!value || !Object.hasOwn(value, key)) break;
    value = value[key] as Inside;
    last = key;
  }
  if (last === undefined || !/^[a-z_]+$/i.test(last) || text.includes("\\")) return undefined;
  const quoted = `"${last}"`;
  const at = text.indexOf(quoted);
  const end = at + quoted.length;
  return text.includes(quoted, end) ? undefined : endOfSpace(text, endOfSpace(text, end) + 1);
}
