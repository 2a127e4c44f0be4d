// Finds hazards in JSON text: content that JSON allows and that many programs handle wrongly.
import { type Position, positionOf } from "./find-offsets.ts";
import { scan } from "./scan.ts";
import { isOpening } from "./tokens.ts";

export interface Limits {
  readonly depth: number;
  readonly values: number;
  /** Allows more values in a long text: one value for each group of this many characters. */
  readonly charactersPerValue?: number;
  /** The largest number of different field names. Each name takes much memory. */
  readonly names?: number;
}

export interface Hazard extends Position {
  readonly kind: "syntax" | "content" | "number" | "size";
  readonly reason: string;
}

/** Returns the used part of a value. Only numbers in the used part count as hazards. */
export type Keep = (value: unknown) => unknown;

/** Finds the first hazard in a text. A fault of the syntax is a hazard, too. */
export function findHazard(text: string, limits: Limits, keep?: Keep): Hazard | undefined {
  const { depth, names: mostNames = Number.POSITIVE_INFINITY } = limits;
  const most = mostValues(text, limits);
  const found: [kind: Hazard["kind"], reason: string, offset: number][] = [];
  const lossy: Lossy[] = [];
  const fieldsAt: Set<string>[] = [];
  const names = new Set<string>();
  let count = 0;
  const report = (...hazard: (typeof found)[number]) => found.push(hazard);
  const lose = (number: Lossy) => {
    if (keep) lossy.push(number);
    else report("number", number.reason, number.start);
  };
  const checkText = (value: string, start: number) => {
    if (value.includes("\0")) report("content", "a NUL character", start);
    if (LONE_SURROGATE.test(value)) report("content", "half of a surrogate pair", start);
  };
  const fault = scan(text, {
    value(level, start) {
      if (++count > most) report("size", `more than ${most} values`, start);
      if (level === depth && isOpening(text.charCodeAt(start)))
        report("content", `nested deeper than ${depth} levels`, start);
      return false;
    },
    field(level, key, index, start) {
      if (names.add(key).size > mostNames)
        report("size", `more than ${mostNames} different field names`, start);
      const fields = index === 0 ? new Set<string>() : (fieldsAt[level] ?? new Set());
      if (fields.has(key)) report("content", "a field that occurs twice in one object", start);
      fieldsAt[level] = fields.add(key);
      checkText(key, start);
    },
    scalar(start, end) {
      const isText = text[start] === '"';
      const source = text.slice(start, end);
      // Only an escape can make a NUL or half of a surrogate pair: the text comes from UTF-8.
      if (isText && source.includes("\\u")) checkText(JSON.parse(source) as string, start);
      if (isText) return;
      if (isInfinite(source)) lose({ start, end, reason: "a number that is too large" });
      else if (!isKept(source))
        lose({ start, end, reason: `a number that would come back as ${Number(source)}` });
    },
    isOver: () => found.length > 0,
  });
  // The scan ends at a fault of the syntax, so all other hazards stand before the fault.
  if (fault) report("syntax", `expected ${fault.expected}`, fault.offset);
  const kept = found.length === 0 && keep ? firstKept(text, lossy, keep) : undefined;
  if (kept) report("number", kept.reason, kept.start);
  const [first] = found;
  return first && { kind: first[0], reason: first[1], ...positionOf(text, first[2]) };
}

export const mostValues = (text: string, { values, charactersPerValue }: Limits): number =>
  charactersPerValue ? Math.max(values, Math.floor(text.length / charactersPerValue)) : values;

/** A number that changes when it is read and written again. */
interface Lossy {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** Replaces each lossy number by NUL and its index, and finds the first one that `keep` returns. */
function firstKept(text: string, lossy: readonly Lossy[], keep: Keep): Lossy | undefined {
  if (lossy.length === 0) return undefined;
  const parts = lossy.map(
    ({ start }, index) => `${text.slice(lossy[index - 1]?.end, start)}"\\u0000${index}"`,
  );
  const kept = keep(JSON.parse(parts.join("") + text.slice(lossy.at(-1)?.end)));
  const [first] = [...JSON.stringify(kept).matchAll(/"\\u0000(\d+)"/g)].map(([, index]) =>
    Number(index),
  );
  return first === undefined ? undefined : lossy[first];
}

/** A decimal number with at most this many characters survives reading and writing. */
const ALWAYS_KEPT = 15;

/** True if a number is unchanged after reading and writing. True for true, false and null. */
function isKept(source: string): boolean {
  if (source.length <= ALWAYS_KEPT && !/[eE]/.test(source)) return true;
  return !/\d/.test(source) || digitsOf(source) === digitsOf(String(Number(source)));
}

/** Returns the digits in normal form. A regular expression would be slow on millions of digits. */
function digitsOf(source: string): string {
  const [mantissa = "", exponent = "0"] = source.split(/[eE]/);
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = `${whole}${fraction}`;
  let first = 0;
  while (digits[first] === "0") first += 1;
  let end = digits.length;
  while (end > first && digits[end - 1] === "0") end -= 1;
  const power = Number(exponent) - fraction.length + digits.length - end;
  return first === end ? "0" : `${digits.slice(first, end)}e${power}`;
}

const LONE_SURROGATE = /\p{Cs}/u;

/** True if a number in the text is read as infinite. JSON can't write an infinite number. */
export function hasInfinity(text: string): boolean {
  // Most texts have no number that could be infinite. This test spares them the scan.
  if (!/[eE]\+?\d\d\d|(?<!\d)\d{300}/.test(text)) return false;
  let isFound = false;
  scan(text, {
    scalar(start, end) {
      isFound ||= isInfinite(text.slice(start, end));
    },
  });
  return isFound;
}

const isInfinite = (source: string): boolean =>
  Math.abs(Number(source)) === Number.POSITIVE_INFINITY;
