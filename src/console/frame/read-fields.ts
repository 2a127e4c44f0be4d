import type { NamedField, PackedField } from "../data.ts";

const toField = ([path, type, required, more]: PackedField): NamedField => {
  const names = path.split(".");
  const field = { name: names.at(-1) ?? "", path, depth: names.length - 1 };
  return { ...field, type, required: required === 1, rules: [], evidence: [], ...more };
};

/** Turns packed rows into fields. This function is a reviver for `JSON.parse`. */
export const readFields = (key: string, value: unknown): unknown =>
  key === "fields" ? (value as readonly PackedField[]).map(toField) : value;
