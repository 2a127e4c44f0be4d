// The types of JSON Schema as sets, and rules that are limits.

export const ANY: ReadonlySet<string> = new Set(
  "null boolean string integer fraction array object".split(" "),
);

/** As atoms: one type contains another exactly if its atoms do. */
export const typesNamed = (keyword: unknown): ReadonlySet<string> =>
  new Set(
    [keyword].flat().flatMap((type) => (type === "number" ? ["integer", "fraction"] : `${type}`)),
  );

export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  return typeof value;
}

export const intersection = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> =>
  new Set([...a].filter((item) => b.has(item)));

const LOWER = new Set("minimum exclusiveMinimum minLength minItems minProperties".split(" "));
const UPPER = new Set("maximum exclusiveMaximum maxLength maxItems maxProperties".split(" "));

/** The tighter of two values of a limit; undefined for any other rule. */
export function tighterOf(keyword: string, a: unknown, b: unknown): number | undefined {
  if (LOWER.has(keyword)) return Math.max(Number(a), Number(b));
  return UPPER.has(keyword) ? Math.min(Number(a), Number(b)) : undefined;
}
