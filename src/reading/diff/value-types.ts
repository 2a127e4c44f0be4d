// The types of JSON Schema as sets, and rules that are limits.
import { isJsonObject } from "../../library/json/pointer.ts";
import { typeOf } from "../model/schema.ts";

export const ANY: ReadonlySet<string> = new Set(
  "null boolean string integer fraction array object".split(" "),
);

/** The atoms of types. A type contains another one exactly if its atoms do. */
export const typesNamed = (keyword: unknown): ReadonlySet<string> =>
  new Set(
    [keyword].flat().flatMap((type) => (type === "number" ? ["integer", "fraction"] : `${type}`)),
  );

export const atomOf = (value: unknown): string => typeOf(value).replace("number", "fraction");

export const intersection = <Item>(a: ReadonlySet<Item>, b: ReadonlySet<Item>): Set<Item> =>
  new Set([...a].filter((item) => b.has(item)));

const LOWER = new Set("minimum minLength minItems minProperties".split(" "));
const UPPER = new Set("maximum maxLength maxItems maxProperties".split(" "));

/** The number in an exclusive limit; undefined for an inclusive limit. */
export const exclusiveIn = (limit: unknown): number | undefined =>
  isJsonObject(limit) && "exclusive" in limit ? Number(limit.exclusive) : undefined;

/** The tighter of two values of a limit; undefined for any other rule. */
export function tighterOf(keyword: string, a: unknown, b: unknown): unknown {
  const [first, second] = [exclusiveIn(a) ?? Number(a), exclusiveIn(b) ?? Number(b)];
  if (keyword === "multipleOf") {
    const times = Math.max(first, second) / Math.min(first, second);
    if (Math.abs(times - Math.round(times)) > 1e-9) return undefined;
  } else if (!LOWER.has(keyword) && !UPPER.has(keyword)) return undefined;
  if (first === second) return exclusiveIn(a) === undefined ? b : a;
  return UPPER.has(keyword) === first < second ? a : b;
}
