// Finds hazards in JSON text: content that JSON allows and that many programs handle wrongly.
import { type Position, positionOf } from "./find-offsets.ts";
import { valueAt } from "./pointer.ts";
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

/** A number that changes when it is read and written again, with the keys that lead to it. */
interface Lossy {
  readonly keys: readonly string[];
  readonly start: number;
  readonly reason: string;
}

/** Finds the first hazard in a text. A fault of the syntax is a hazard, too. */
export function findHazard(text: string, limits: Limits, keep?: Keep): Hazard | undefined {
  const { depth, names: mostNames = Number.POSITIVE_INFINITY } = limits;
  const most = mostValues(text, limits);
  const found: [kind: Hazard["kind"], reason: string, offset: number][] = [];
  const lossy: Lossy[] = [];
  const fieldsAt: Set<string>[] = [];
  const names = new Set<string>();
  const keys: string[] = [];
  let count = 0;
  const report = (...hazard: (typeof found)[number]) => found.push(hazard);
  const checkText = (value: string, start: number) => {
    if (value.includes("\0")) report("content", "a NUL character", start);
    if (LONE_SURROGATE.test(value)) report("content", "half of a surrogate pair", start);
  };
  const fault = scan(text, {
    value(level, start, key) {
      if (++count > most) report("size", `more than ${most} values`, start);
      if (level === depth && isOpening(text.charCodeAt(start)))
        report("content", `nested deeper than ${depth} levels`, start);
      if (keep)
        keys.splice(Math.max(0, level - 1), keys.length, ...(level > 0 ? [String(key)] : []));
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
      const source = text.slice(start, end);
      if (source.startsWith('"')) {
        // Only an escape can make a NUL or half of a surrogate pair: the text comes from UTF-8.
        if (source.includes("\\u")) checkText(JSON.parse(source) as string, start);
        return;
      }
      const reason = lossOf(source);
      if (reason && keep) lossy.push({ keys: [...keys], start, reason });
      else if (reason) report("number", reason, start);
    },
    isOver: () => found.length > 0,
  });
  // The scan ends at a fault of the syntax, so all other hazards stand before the fault.
  if (fault) report("syntax", `expected ${fault.expected}`, fault.offset);
  if (found.length === 0 && keep && lossy.length > 0) {
    const kept = keep(JSON.parse(text));
    const first = lossy.find((number) => typeof valueAt(kept, number.keys) === "number");
    if (first) report("number", first.reason, first.start);
  }
  const [first] = found;
  return first && { kind: first[0], reason: first[1], ...positionOf(text, first[2]) };
}

export const mostValues = (text: string, { values, charactersPerValue }: Limits): number =>
  charactersPerValue ? Math.max(values, Math.floor(text.length / charactersPerValue)) : values;

/** Says how a number changes when it is read and written again; undefined if it does not. */
function lossOf(source: string): string | undefined {
  if (isInfinite(source)) return "a number that is too large";
  return isKept(source) ? undefined : `a number that would come back as ${Number(source)}`;
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
