/** What all schemas are written in. Without it in the root of the OpenAPI document, Prism reads them as draft-07. */
export const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The part of JSON Schema that the contract is written in. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $comment?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  additionalProperties?: boolean;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  examples?: unknown[];
  "x-evidence"?: unknown;
  "x-issue-code"?: string;
  "x-codes"?: Record<string, { status?: number; evidence: string; meaning: string }>;
}

/** Whether the catalogue breaks off in the middle of this event, so that its fields are known in part. */
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
