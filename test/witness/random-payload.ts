// Random payloads: near to what a schema says, so that many satisfy it.
import type { Random } from "../seeded.ts";
import { chance, NAMES, pick, type Schema } from "./random-schema.ts";

const TEXTS = ["", "x", "y", "xy", "xyz", "z", "a", "ab", "b"];
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 0.5, 1.5, 2.5];
const KEYS = [...NAMES, "ab", "d"];

/** Any value. */
export function anyValue(random: Random, depth: number): unknown {
  const kind = random(depth > 0 ? 10 : 6);
  if (kind < 2) return pick(random, TEXTS);
  if (kind < 4) return pick(random, NUMBERS);
  if (kind < 6) return pick(random, [null, true, false]);
  if (kind < 8)
    return Object.fromEntries(
      KEYS.filter(() => chance(random, 35)).map((name) => [name, anyValue(random, depth - 1)]),
    );
  return Array.from({ length: random(3) }, () => anyValue(random, depth - 1));
}

const typeBy = (parts: readonly Schema[]): string | undefined =>
  parts.some((part) => part.properties ?? part.required ?? part.patternProperties)
    ? "object"
    : parts.some((part) => part.items ?? part.prefixItems ?? part.contains)
      ? "array"
      : undefined;

/** A value that probably satisfies a schema with `$defs` in `root`. */
export function payloadOf(root: Schema, random: Random): unknown {
  return from(root, 4);

  function from(schema: Schema, depth: number): unknown {
    if (typeof schema !== "object" || depth < 0 || chance(random, 7))
      return anyValue(random, Math.max(0, Math.min(2, depth)));
    const parts = partsOf(schema, depth);
    const values = parts.find((part) => "const" in part || part.enum);
    if (values) return "const" in values ? values.const : pick(random, values.enum as unknown[]);
    const types = parts.flatMap((part) => (part.type ? [[part.type].flat()] : []));
    const likely = types.find((list) => list.length > 0);
    const type = likely ? pick(random, likely) : typeBy(parts);
    if (type === "object") return objectOf(parts, depth);
    if (type === "array") return arrayOf(parts, depth);
    if (type === "string") return pick(random, TEXTS);
    if (type === "integer") return random(7);
    if (type === "number") return pick(random, NUMBERS);
    if (type === "boolean") return chance(random, 50);
    if (type === "null") return null;
    return anyValue(random, Math.min(1, depth));
  }

  /** The schemas that apply to a value; of a choice, one branch. */
  function partsOf(schema: Schema, depth: number, fuel = 8): Schema[] {
    if (typeof schema !== "object" || fuel === 0) return [];
    const inner = [
      ...(schema.$ref ? [root.$defs?.[schema.$ref.slice("#/$defs/".length)]] : []),
      ...(schema.allOf ?? []),
      ...["anyOf", "oneOf"].flatMap((key) => (schema[key] ? [pick(random, schema[key])] : [])),
      ...(schema.then && chance(random, 50) ? [schema.if, schema.then] : []),
      ...(schema.else && chance(random, 50) ? [schema.else] : []),
    ];
    return [schema, ...inner.flatMap((part) => partsOf(part, depth, fuel - 1))];
  }

  function objectOf(parts: readonly Schema[], depth: number): unknown {
    const payload: Record<string, unknown> = {};
    const required = parts.flatMap((part) => part.required ?? []);
    for (const part of parts) {
      for (const [name, field] of Object.entries(part.properties ?? {}))
        if (required.includes(name) || chance(random, 55)) payload[name] ??= from(field, depth - 1);
      for (const field of Object.values(part.patternProperties ?? {}))
        if (chance(random, 50)) payload[pick(random, KEYS)] ??= from(field, depth - 1);
      if (typeof part.additionalProperties === "object" && chance(random, 50))
        payload[pick(random, KEYS)] ??= from(part.additionalProperties, depth - 1);
      if (typeof part.unevaluatedProperties === "object" && chance(random, 50))
        payload[pick(random, KEYS)] ??= from(part.unevaluatedProperties, depth - 1);
    }
    for (const name of required) if (!(name in payload)) payload[name] = anyValue(random, 1);
    return payload;
  }

  function arrayOf(parts: readonly Schema[], depth: number): unknown[] {
    const [first] = parts.flatMap((part) => part.prefixItems ?? []);
    const items = parts.map((part) => part.items ?? part.contains ?? part.unevaluatedItems);
    const item = items.find((schema) => schema !== undefined);
    return Array.from({ length: random(4) }, (_, index) =>
      from(index === 0 && first !== undefined ? first : item, depth - 1),
    );
  }
}
