// A payload made from nothing but a schema, for fixtures of an event without an example.
import type { JsonSchema, Resolve } from "../../reading/model/schema.ts";
import { textLike } from "./automaton.ts";

type Rules = JsonSchema & { const?: unknown; exclusiveMinimum?: number; multipleOf?: number };

const FORMATS: Readonly<Record<string, string>> = {
  date: "2025-03-28",
  "date-time": "2025-03-28T09:15:00Z",
  time: "09:15:00Z",
  duration: "P1D",
  email: "kim.example@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  uuid: "6c1ff4f0-0a3c-4d2e-9a53-2f1a7c0b1d2e",
};
/** Optional fields that lie deeper are left out. */
const DEEPEST = 5;

export function sampleOf(schema: JsonSchema, resolve: Resolve, depth = 0): unknown {
  const parts = partsOf(schema, resolve, depth);
  const rules: Rules = Object.assign({}, ...[...parts].reverse());
  const given = [rules.const, rules.examples?.[0], rules.default, rules.enum?.[0]];
  const [known] = given.filter((value) => value !== undefined);
  if (known !== undefined) return known;
  const types = [rules.type ?? (rules.properties ? "object" : "string")].flat();
  const inner = (part: JsonSchema = {}) => sampleOf(part, resolve, depth + 1);
  switch (types.find((type) => type !== "null") ?? "null") {
    case "object": {
      const properties = Object.assign({}, ...parts.map((part) => part.properties));
      const wanted = depth < DEEPEST ? Object.keys(properties) : [];
      const names = new Set([...wanted, ...parts.flatMap(({ required = [] }) => required)]);
      return Object.fromEntries([...names].map((name) => [name, inner(properties[name])]));
    }
    case "array":
      return Array(Math.max(rules.minItems ?? 0, depth < DEEPEST ? 1 : 0)).fill(inner(rules.items));
    case "boolean":
      return true;
    case "null":
      return null;
    case "string":
      return textOf(rules);
    default:
      return numberOf(rules);
  }
}

function numberOf({ minimum, exclusiveMinimum = 0, multipleOf: step }: Rules): number {
  const least = minimum ?? exclusiveMinimum + 1;
  return step === undefined ? least : Math.ceil(least / step) * step;
}

function textOf({ format = "", pattern, minLength = 0, maxLength }: Rules): string {
  const text = FORMATS[format] ?? (pattern === undefined ? "text" : textLike(pattern));
  return text.padEnd(minLength, "x").slice(0, maxLength);
}

/** A schema with all that holds beside it; of a choice, the first form that is not null. */
function partsOf(schema: Rules, resolve: Resolve, depth: number): Rules[] {
  if (depth > 2 * DEEPEST) return [];
  const forms = schema.anyOf ?? schema.oneOf ?? [];
  const form = forms.find(({ type }) => type !== "null") ?? forms[0];
  const referred = schema.$ref === undefined ? [] : resolve(schema.$ref);
  const inner = [referred, schema.allOf ?? [], form ?? []].flat();
  return [schema, ...inner.flatMap((part) => partsOf(part, resolve, depth))];
}
