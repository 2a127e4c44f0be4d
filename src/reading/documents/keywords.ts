// Tells schemas from other JSON by their keywords, and converts older dialects to the newest one.
import { isJsonObject, valueAt } from "../../library/json/pointer.ts";
import { nearest } from "../../library/text/did-you-mean.ts";
import type { JsonObject } from "./read-document.ts";

export type Dialect = "draft-07" | "2019-09" | "2020-12" | "OpenAPI 3.0";

export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
/** Keywords whose value is a schema or a list of schemas. */
export const INNER = words(
  `allOf anyOf oneOf not if then else items prefixItems contains propertyNames additionalProperties
  additionalItems unevaluatedItems unevaluatedProperties contentSchema`,
);
/** Keywords whose value maps names to schemas. */
export const NAMED = words("properties patternProperties dependentSchemas dependencies");
/** All keywords of a schema that are neither in NAMED nor in INNER, but for `$...` and `x-...`. */
const OTHER = /* @__PURE__ */ words(
  `type enum const required format pattern title description default deprecated example examples
  nullable minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems
  maxItems uniqueItems minContains maxContains minProperties maxProperties dependentRequired
  definitions readOnly writeOnly contentEncoding contentMediaType discriminator xml
  externalDocs`,
);
const allKeywords = (): string[] => [...INNER, ...NAMED, ...OTHER];
const TYPES: readonly unknown[] = "null boolean object array number string integer".split(" ");
const NAMES_DIALECT = /^https?:\/\/json-schema\.org\//;

export function whyNoSchema(root: Readonly<Record<string, unknown>>): string | undefined {
  const wrong = wrongType(root);
  // An object with a misspelt type, such as `sting`, is still a schema.
  if (wrong && !wrong.meant) return `its type is ${wrong.text}`;
  const hasShapesAlone =
    ("$defs" in root || "definitions" in root) &&
    Object.keys(root).every((key) => /^(\$|x-|(definitions|title|description)$)/.test(key));
  const isNamed = NAMES_DIALECT.test(String(root.$schema)) && !hasShapesAlone;
  if (isNamed || Object.entries(root).some(saysSomething)) return undefined;
  return "nothing in it says what an event has";
}

export function wrongType({ type = [] }: JsonObject) {
  const wrong = [type].flat().find((name) => !TYPES.includes(name));
  if (wrong === undefined) return undefined;
  const meant = typeof wrong === "string" ? nearest(wrong, TYPES.map(String)) : undefined;
  return { text: JSON.stringify(wrong).slice(0, 80), meant };
}

/** True if a keyword limits values. Checks its value, as any JSON may have a field like `items`. */
function saysSomething([key, value]: [string, unknown]): boolean {
  const isText = (item: unknown) => typeof item === "string";
  if (key === "required") return Array.isArray(value) && value.every(isText);
  if (key === "enum") return Array.isArray(value);
  if (key === "$ref") return isText(value);
  const isNamed = NAMED.has(key) && isJsonObject(value);
  const inner = isNamed ? Object.values(value) : INNER.has(key) ? [value].flat() : [];
  return /^(type|const)$/.test(key) || (inner.length > 0 && inner.every(mayBeSchema));
}

/** True if one keyword of a value limits values, or if all are known or near to known ones. */
export function mayBeSchema(value: unknown): boolean {
  if (!isJsonObject(value)) return typeof value === "boolean";
  const isKnown = (key: string) =>
    /^(\$|x-)/.test(key) || nearest(key, allKeywords()) !== undefined;
  return Object.entries(value).some(saysSomething) || Object.keys(value).every(isKnown);
}

const DIALECTS: readonly (readonly [RegExp, Dialect])[] = [
  [/draft-07|vnd\.aai\.asyncapi/, "draft-07"],
  [/2019-09/, "2019-09"],
  [/2020-12|oas\/3\.1|version=3\.1/, "2020-12"],
  [/version=3\.0/, "OpenAPI 3.0"],
];

/** Returns the dialect with a name; without a name, the usual one; undefined if it is not known. */
export const dialectNamed = (named: unknown, usual: Dialect): Dialect | undefined =>
  named === undefined ? usual : DIALECTS.find(([pattern]) => pattern.test(String(named)))?.[1];

/** True if the format of a message is JSON Schema, OpenAPI or AsyncAPI. */
export const isJsonSchemaFormat = (format: unknown): boolean =>
  format === undefined || /schema\+|vnd\.(oai|aai)\./.test(String(format));

/** The keywords that have no meaning in a dialect, but have a meaning in another dialect. */
export const MEANINGLESS: Readonly<Record<Dialect, RegExp>> = {
  "draft-07":
    /^(nullable|prefixItems|unevaluated\w+|dependent(Schemas|Required)|(min|max)Contains)$/,
  "2019-09": /^(nullable|prefixItems)$/,
  "2020-12": /^(nullable|additionalItems)$/,
  "OpenAPI 3.0": /^additionalItems$/,
};

/** Converts a schema to the newest dialect. OpenAPI 3.0 fields marked `unsent` become optional. */
export function inNewestDialect(node: JsonObject, dialect: Dialect, unsent = ""): JsonObject {
  if (dialect === "OpenAPI 3.0") return fromOpenApi30(node, unsent);
  const meaningful = Object.entries(node).filter(([key]) => !MEANINGLESS[dialect].test(key));
  if (dialect === "2020-12") return Object.fromEntries(meaningful);
  const { items, additionalItems, ...rest } = Object.fromEntries(meaningful);
  const further = Array.isArray(items) ? additionalItems : items;
  return {
    ...rest,
    ...(Array.isArray(items) && { prefixItems: items }),
    ...(further !== undefined && { items: further }),
  };
}

function fromOpenApi30(node: JsonObject, unsent: string): JsonObject {
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const { nullable, example, ...rest } = node;
  // What is neither true nor false stays, so that it is refused.
  const schema: Record<string, unknown> = { ...rest };
  if (nullable !== undefined && typeof nullable !== "boolean") schema.nullable = nullable;
  for (const [limit, exclusive] of EXCLUSIVE) {
    if (typeof schema[exclusive] !== "boolean") continue;
    const isLimit = schema[exclusive] === true && limit in schema;
    if (isLimit) schema[exclusive] = schema[limit];
    delete schema[isLimit ? limit : exclusive];
  }
  if (example !== undefined) schema.examples = [example];
  if (Array.isArray(schema.required)) {
    const isSent = (name: unknown) => valueAt(schema.properties, [`${name}`, unsent]) !== true;
    schema.required = schema.required.filter(isSent);
  }
  if (nullable !== true) return schema;
  if (typeof schema.type !== "string" || "allOf" in schema || "oneOf" in schema)
    return { anyOf: [schema, { type: "null" }] };
  if (Array.isArray(schema.enum)) schema.enum = [...new Set([...schema.enum, null])];
  return { ...schema, type: [schema.type, "null"] };
}

const EXCLUSIVE = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;

/** Applies `change` to every schema that is directly in the value of a keyword. */
export function withInner(key: string, value: unknown, change: (schema: JsonObject) => unknown) {
  const inside = (inner: unknown): unknown =>
    Array.isArray(inner) ? inner.map(inside) : isJsonObject(inner) ? change(inner) : inner;
  if (INNER.has(key)) return inside(value);
  if (!NAMED.has(key) || !isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner)]));
}
