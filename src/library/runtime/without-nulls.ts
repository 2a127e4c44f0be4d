import type { Result } from "./examine.ts";

/**
 * A payload without the fields that its contract refused because they are null. It is copied as far
 * as it changes. An item of a list is no field, and stays.
 */
export function withoutNulls(payload: unknown, result: Result<unknown>): unknown {
  const copies = new Set<unknown>();
  const without = (value: any, [key = "", ...more]: readonly string[]): unknown => {
    const isList = Array.isArray(value);
    const copy = copies.has(value) ? value : isList ? [...value] : { ...value };
    copies.add(copy);
    if (more[0]) copy[key] = without(copy[key], more);
    else if (!isList) delete copy[key];
    return copy;
  };
  const nulls = result.ok ? [] : result.issues.filter(({ attr, code }) => code === "null" && attr);
  return nulls.reduce((rest, { attr }) => without(rest, attr.split(".")), payload);
}
