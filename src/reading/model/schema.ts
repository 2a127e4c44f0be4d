// JSON Schema, in the part that the contract is written in.

/** The dialect of all schemas. If the OpenAPI document names none, Prism reads draft-07. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $comment?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  additionalProperties?: boolean;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  examples?: unknown[];
  "x-evidence"?: unknown;
  "x-issue-code"?: string;
  "x-codes"?: Record<string, { status?: number; evidence: string; meaning: string }>;
}

/** Finds the schema that a reference leads to. */
export type Resolve = (reference: string) => JsonSchema;

/** The name that a reference ends in: `Product` of `#/$defs/Product` and of a file's path. */
export const nameOfReference = (reference: string): string =>
  reference.slice(reference.lastIndexOf("/") + 1).replace(/\.schema\.json$/, "");

/** Whether the catalogue breaks off in this event, so that some fields are not known. */
export const isIncomplete = (schema: JsonSchema): boolean =>
  schema.$comment?.startsWith("Incomplete") ?? false;

/** Calls `visit` for a schema and every schema inside it, with the JSON Pointer to each. */
export function walkSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, pointer: string) => void,
  pointer = "",
): void {
  visit(schema, pointer);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    walkSchema(property, visit, `${pointer}/properties/${name}`);
  if (schema.items) walkSchema(schema.items, visit, `${pointer}/items`);
  for (const keyword of ["allOf", "anyOf"] as const) {
    for (const [index, part] of (schema[keyword] ?? []).entries())
      walkSchema(part, visit, `${pointer}/${keyword}/${index}`);
  }
}

/** A copy in which `change` has replaced every schema, the inner ones first. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const copy = { ...schema };
  const map = (inner: JsonSchema) => mapSchema(inner, change);
  if (copy.properties)
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, inner]) => [name, map(inner)]),
    );
  if (copy.items) copy.items = map(copy.items);
  if (copy.allOf) copy.allOf = copy.allOf.map(map);
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(map);
  return change(copy);
}

/** A copy in which every reference leads to the same name at another place: `#/$defs/Product`. */
export const pointReferences = (schema: JsonSchema, base: string): JsonSchema =>
  mapSchema(schema, (inner) =>
    inner.$ref === undefined ? inner : { ...inner, $ref: base + nameOfReference(inner.$ref) },
  );
