// Payloads that their contract refused: a second judgement without nulls, and hints at JSON in a
// text.
import type { Result } from "./examine.ts";
import type { Issue } from "./issue.ts";

/** Looks once more at a payload that was refused, without its nulls if null counts as left out. */
export async function lookAgain(
  contract: { validate(input: unknown): Result<unknown> | Promise<Result<unknown>> },
  payload: unknown,
  issues: readonly Issue[],
  nulls: "absent" | undefined,
): Promise<{ readonly payload: unknown; readonly result: Result<unknown> }> {
  const rest = nulls ? withoutNulls(payload, issues) : payload;
  const result: Result<unknown> = nulls ? await contract.validate(rest) : { ok: false, issues };
  if (result.ok) return { payload: rest, result };
  return { payload, result: { ...result, issues: askParsed(result.issues) } };
}

/** Asks of a text in place of an object whether it is JSON. */
export const askParsed = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => {
    if (issue.code !== "invalid_type") return issue;
    const [text, start] = /^([^,]*object, not ).*string/.exec(issue.detail) ?? [];
    return text ? { ...issue, detail: `${start}a string; is it JSON that was not parsed?` } : issue;
  });

/** A payload without fields refused for null, copied where it changes. Items of lists stay. */
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
  // Contracts of others have codes of their own for null.
  return issues.reduce((rest: any, { attr }) => {
    const keys = attr.split(".");
    return keys.reduce((value, key) => value?.[key], rest) === null ? without(rest, keys) : rest;
  }, payload);
}
