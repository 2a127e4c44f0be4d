// Handles refused payloads: validates them again without nulls, and hints at JSON in a text.
import type { ExamineOptions, Result } from "./examine.ts";
import { type Findings, type Issue, issueOf } from "./issue.ts";

/** Validates a refused payload again: without its nulls, if `nulls` is "absent". */
export async function lookAgain(
  contract: {
    validate(input: unknown, options: ExamineOptions): Result<unknown> | Promise<Result<unknown>>;
  },
  payload: unknown,
  issues: readonly Issue[],
  nulls: "absent" | undefined,
): Promise<{ readonly payload: unknown; readonly result: Result<unknown> }> {
  const rest = nulls ? withoutNulls(payload, issues) : payload;
  const result = await contract.validate(rest, { make: askParsed });
  return { payload: result.ok ? rest : payload, result };
}

/** Makes an issue that asks about a text in place of an object: is it JSON? */
export const askParsed: NonNullable<Findings["make"]> = (findings, ...facts) => {
  const [, value, wanted, code] = facts;
  const isAsked = !code && typeof value === "string" && wanted.endsWith("object");
  return issueOf(isAsked ? { tell: () => UNPARSED } : findings, ...facts);
};

const UNPARSED = "a string; is it JSON that was not parsed?";

/** Returns a copy without the null fields that the issues name. Items of lists stay. */
export function withoutNulls(payload: unknown, issues: readonly Issue[]): unknown {
  const copies = new Set<unknown>();
  const without = (value: any, keys: string[]): unknown => {
    const isList = Array.isArray(value);
    const copy = copies.has(value) ? value : isList ? [...value] : { ...value };
    const key = keys.shift() as string;
    copies.add(copy);
    if (keys[0]) copy[key] = without(copy[key], keys);
    else if (!isList) delete copy[key];
    return copy;
  };
  // Contracts of other libraries have various codes for null, so the value itself is tested.
  return issues.reduce((rest: any, { attr }) => {
    const keys = attr.split(".");
    return keys.reduce((value, key) => value?.[key], rest) === null ? without(rest, keys) : rest;
  }, payload);
}
