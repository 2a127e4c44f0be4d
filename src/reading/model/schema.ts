// The keywords of JSON Schema that the contract uses.

/** The dialect of all schemas. Without it in the OpenAPI document, Prism would read draft-07. */
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
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  additionalProperties?: boolean;
  enum?: unknown[];
  const?: unknown;
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
  /** Names a sibling field. This field's day is never (or usually not) before the sibling's day. */
  "x-not-before"?: string;
  "x-usually-not-before"?: string;
  /** The name of a field that has a different value in each item of this list. */
  "x-unique"?: string;
  /** The type that oapi-codegen has for a number. */
  "x-go-type"?: string;
  "x-codes"?: Record<string, { status?: number; evidence: string; meaning: string }>;
}

/** Returns the JSON type of a value; `integer` rather than `number` for a whole number. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

export type Resolve = (reference: string) => JsonSchema;

/** Returns the name at the end of a reference: `Product` of `#/$defs/Product` or a file's path. */
export const nameOfReference = (reference: string): string =>
  reference.slice(reference.lastIndexOf("/") + 1).replace(/\.schema\.json$/, "");

export const resolveInside =
  (root: JsonSchema): Resolve =>
  (reference) => {
    const schema = root.$defs?.[nameOfReference(reference)];
    if (!schema) throw new Error(`${root.title ?? "The schema"} has no ${reference}.`);
    return schema;
  };
