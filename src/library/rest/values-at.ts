import { isObject } from "../json/pointer.ts";

export interface PlacedValue {
  readonly attr: string;
  readonly value: unknown;
}

/** Finds all values at the end of the keys. The key `*` means every item of a list. */
export function placedAt(
  value: unknown,
  keys: readonly string[],
  depth = 0,
  attr = "",
  values: PlacedValue[] = [],
): readonly PlacedValue[] {
  const key = keys[depth];
  const before = depth === 0 ? "" : `${attr}.`;
  if (key === undefined) values.push({ attr, value });
  else if (key === "*") {
    if (!Array.isArray(value)) return values;
    for (const [index, item] of value.entries())
      placedAt(item, keys, depth + 1, before + index, values);
  } else if (isObject(value)) {
    const inside = value[key];
    if (inside !== undefined) placedAt(inside, keys, depth + 1, before + key, values);
  }
  return values;
}

/** Returns the text in a field of a value; undefined if the field has no text. */
export function textAt(value: unknown, field: string): string | undefined {
  const text = isObject(value) ? value[field] : undefined;
  return typeof text === "string" ? text : undefined;
}
