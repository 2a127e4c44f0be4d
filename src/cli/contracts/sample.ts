// A payload made from nothing but a schema, for fixtures of an event without an example.
import type { JsonSchema, Resolve } from "../../reading/model/schema.ts";
import { textLike } from "./patterns.ts";

type Rules = JsonSchema & {
  oneOf?: JsonSchema[];
  const?: unknown;
  exclusiveMinimum?: number;
  multipleOf?: number;
};

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

/** A value that is likely to satisfy a schema. */
export function sampleOf(schema: JsonSchema, resolve: Resolve, depth = 0): unknown {
  const parts = partsOf(schema, resolve, depth);
  const rule = <Key extends keyof Rules>(key: Key): Rules[Key] | undefined =>
    parts.find((part) => part[key] !== undefined)?.[key];
  const [given] = [rule("const"), rule("examples")?.[0], rule("default"), rule("enum")?.[0]].filter(
    (value) => value !== undefined,
  );
  if (given !== undefined) return given;
  const types = [rule("type") ?? []].flat();
  const type =
    types.find((one) => one !== "null") ?? types[0] ?? (rule("properties") ? "object" : "string");
  const minimum = rule("minimum") ?? (rule("exclusiveMinimum") ?? 0) + 1;
  const step = rule("multipleOf");
  switch (type) {
    case "object":
      return objectOf(parts, resolve, depth);
    case "array":
      return Array.from({ length: Math.max(rule("minItems") ?? 0, depth < DEEPEST ? 1 : 0) }, () =>
        sampleOf(rule("items") ?? {}, resolve, depth + 1),
      );
    case "integer":
    case "number":
      return step === undefined ? minimum : Math.ceil(minimum / step) * step;
    case "boolean":
      return true;
    case "null":
      return null;
    default: {
      const pattern = rule("pattern");
      const text =
        FORMATS[rule("format") ?? ""] ?? (pattern === undefined ? "text" : textLike(pattern));
      return (text ?? "").padEnd(rule("minLength") ?? 0, "x").slice(0, rule("maxLength"));
    }
  }
}

function objectOf(parts: readonly Rules[], resolve: Resolve, depth: number): object {
  const properties: Record<string, JsonSchema> = Object.assign(
    {},
    ...parts.map((part) => part.properties),
  );
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const wanted = depth < DEEPEST ? Object.keys(properties) : [];
  return Object.fromEntries(
    [...new Set([...wanted, ...required])].map((name) => [
      name,
      sampleOf(properties[name] ?? {}, resolve, depth + 1),
    ]),
  );
}

/** A schema with all that holds beside it; of a choice, the first form that is not null. */
function partsOf(schema: Rules, resolve: Resolve, depth: number): Rules[] {
  if (depth > 2 * DEEPEST) return [];
  const forms = schema.anyOf ?? schema.oneOf ?? [];
  const form = forms.find(({ type }) => type !== "null") ?? forms[0];
  const inner = [
    ...(schema.$ref === undefined ? [] : [resolve(schema.$ref)]),
    ...(schema.allOf ?? []),
    ...(form ? [form] : []),
  ];
  return [schema, ...inner.flatMap((part) => partsOf(part, resolve, depth))];
}
