import type { JudgedIssue } from "../../../reading/judge/judge.ts";
import type { PayloadPlace } from "../validate-message.ts";

/**
 * A rule over all payloads of a run. It remembers those before, and takes any JSON. `isTaken` says
 * whether the API finds no fault in the payload by itself.
 */
export type CrossRule = (
  payload: unknown,
  place: PayloadPlace,
  isTaken: boolean,
) => readonly JudgedIssue[];

/** A value in a payload, and where it is. */
export interface PlacedValue {
  readonly attr: string;
  readonly value: unknown;
}

/** Finds all values that a path leads to, in which `*` is every item of a list. */
export function finder(path: string): (payload: unknown) => PlacedValue[] {
  const keys = path.split(".");
  return (payload) => {
    const found: PlacedValue[] = [];
    collect(payload, keys, 0, "", found);
    return found;
  };
}

function collect(
  value: unknown,
  keys: readonly string[],
  depth: number,
  attr: string,
  found: PlacedValue[],
): void {
  const key = keys[depth];
  const before = depth === 0 ? "" : `${attr}.`;
  if (key === undefined) found.push({ attr, value });
  else if (key === "*") {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries())
      collect(item, keys, depth + 1, before + index, found);
  } else if (typeof value === "object" && value !== null) {
    const inside = (value as Readonly<Record<string, unknown>>)[key];
    if (inside !== undefined) collect(inside, keys, depth + 1, before + key, found);
  }
}

/** The same values without their places, which takes a fraction of the time. */
export function valuesAt(
  value: unknown,
  keys: readonly string[],
  depth = 0,
  found: unknown[] = [],
): readonly unknown[] {
  const key = keys[depth];
  if (key === undefined) found.push(value);
  else if (key === "*") {
    if (Array.isArray(value)) for (const item of value) valuesAt(item, keys, depth + 1, found);
  } else if (typeof value === "object" && value !== null) {
    const inside = (value as Readonly<Record<string, unknown>>)[key];
    if (inside !== undefined) valuesAt(inside, keys, depth + 1, found);
  }
  return found;
}

/** The field of a value, if it is text. */
export function textAt(value: unknown, field: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const text = (value as Readonly<Record<string, unknown>>)[field];
  return typeof text === "string" ? text : undefined;
}

/** What stands for the account of a payload; undefined if it does not name one. */
export function accountOf(payload: unknown): string | undefined {
  const supplier = textAt(payload, "import_supplier");
  const number = textAt(payload, "external_account_number");
  return supplier === undefined || number === undefined ? undefined : `${supplier}\n${number}`;
}
