import type { NamedField, PackedField, Shared } from "../data.ts";

/** Puts shared values in their places, and makes fields of rows. */
export function unpack<Content>({ content, shared }: Shared<Content>): Content {
  const whole: unknown[] = [];
  const read = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(read);
    const number = (value as { readonly "@"?: number })["@"];
    if (number === undefined)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => readEntry(key, inner)));
    whole[number] ??= read(shared[number]);
    return whole[number];
  };
  const readEntry = (key: string, value: unknown): [string, unknown] => {
    const inner = read(value);
    return [key, key === "fields" ? (inner as readonly PackedField[]).map(toField) : inner];
  };
  return read(content) as Content;
}

function toField([path, type, required, more]: PackedField): NamedField {
  const names = path.split(".");
  return {
    name: names.at(-1) ?? "",
    path,
    depth: names.length - 1,
    type,
    required: required === 1,
    rules: [],
    evidence: [],
    ...more,
  };
}
