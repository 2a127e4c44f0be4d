// Schemas of older dialects as the newest one says the same.
import type { JsonObject } from "../../reading/documents/read-document.ts";
import { refuse } from "./read-documents.ts";

export type Dialect = "draft-07" | "2019-09" | "2020-12" | "OpenAPI 3.0";

/** What a dialect is called, where one is named. */
const DIALECTS: readonly (readonly [RegExp, Dialect])[] = [
  [/draft-07|vnd\.aai\.asyncapi/, "draft-07"],
  [/2019-09/, "2019-09"],
  [/2020-12|oas\/3\.1|version=3\.1/, "2020-12"],
  [/version=3\.0/, "OpenAPI 3.0"],
];

/** The dialect that a text names; the usual one if there is none. */
export function readDialect(named: unknown, usual: Dialect, file: string): Dialect {
  if (named === undefined) return usual;
  const [, dialect] = DIALECTS.find(([pattern]) => pattern.test(String(named))) ?? [];
  return dialect ?? refuse(file, `is in ${named}; draft-07, 2019-09 and 2020-12 are known`);
}

/** What a dialect does not know, and so passes over. */
const UNKNOWN: Readonly<Partial<Record<Dialect, RegExp>>> = {
  "draft-07": /^(prefixItems|unevaluated\w+|dependent(Schemas|Required)|(min|max)Contains)$/,
  "2019-09": /^prefixItems$/,
};

/** One schema, without those inside it. */
export function inNewestDialect(node: JsonObject, dialect: Dialect): JsonObject {
  if (dialect === "2020-12") return node;
  if (dialect === "OpenAPI 3.0") return fromOpenApi30(node);
  const { items, additionalItems, ...rest } = node;
  const known = Object.entries(rest).filter(([key]) => !UNKNOWN[dialect]?.test(key));
  if (Array.isArray(items)) known.push(["prefixItems", items]);
  const further = Array.isArray(items) ? additionalItems : items;
  if (further !== undefined) known.push(["items", further]);
  return Object.fromEntries(known);
}

function fromOpenApi30(node: JsonObject): JsonObject {
  if (typeof node.$ref === "string") return { $ref: node.$ref };
  const { nullable, example, ...rest } = node;
  const schema: Record<string, unknown> = { ...rest };
  for (const [limit, exclusive] of EXCLUSIVE) {
    if (typeof schema[exclusive] === "number") continue;
    if (schema[exclusive] === true && limit in schema) {
      schema[exclusive] = schema[limit];
      delete schema[limit];
    } else delete schema[exclusive];
  }
  if (example !== undefined) schema.examples = [example];
  if (nullable !== true) return schema;
  if (typeof schema.type !== "string") return { anyOf: [schema, { type: "null" }] };
  if (Array.isArray(schema.enum)) schema.enum = [...new Set([...schema.enum, null])];
  return { ...schema, type: [schema.type, "null"] };
}

const EXCLUSIVE = [
  ["minimum", "exclusiveMinimum"],
  ["maximum", "exclusiveMaximum"],
] as const;
