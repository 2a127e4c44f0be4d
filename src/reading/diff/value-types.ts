// The types of JSON Schema as sets, and rules that are limits.

/** As atoms: one type contains another exactly if its atoms do. */
const ATOMS: Readonly<Record<string, readonly string[]>> = { number: ["integer", "fraction"] };

export const ANY: ReadonlySet<string> = new Set(
  "null boolean string integer fraction array object".split(" "),
);

export const typesNamed = (keyword: unknown): ReadonlySet<string> =>
  new Set([keyword].flat().flatMap((type) => ATOMS[String(type)] ?? [String(type)]));

export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value;
}

export const intersection = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> =>
  new Set([...a].filter((item) => b.has(item)));

/** For each limit, which of two values is the tighter one. */
export const TIGHTER: Readonly<Record<string, (a: number, b: number) => number>> = {
  minimum: Math.max,
  exclusiveMinimum: Math.max,
  minLength: Math.max,
  minItems: Math.max,
  minProperties: Math.max,
  maximum: Math.min,
  exclusiveMaximum: Math.min,
  maxLength: Math.min,
  maxItems: Math.min,
  maxProperties: Math.min,
};
