// Every rule that a schema of the document has, read without the code that validators are generated
// from.

import openApi from "../../generated/openapi.json" with { type: "json" };
import type { RuleSite } from "../../src/library/fixtures/fixture-data.ts";

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly else?: Schema;
  readonly format?: string;
  readonly "x-issue-code"?: string;
}

/** What an answer has to say about a broken keyword. */
const CODES: Readonly<Record<string, (schema: Schema) => string>> = {
  minLength: () => "blank",
  maxLength: () => "too_long",
  minItems: () => "too_few_items",
  format: () => "invalid_date",
  pattern: (schema) => schema["x-issue-code"] ?? "a pattern without a code",
  if: (schema) => `choice:${[schema.if, schema.else].flatMap((part) => part?.required ?? [])}`,
};
/** Keywords that are followed, or that only describe. */
const FOLLOWED = new Set([
  ...["type", "properties", "items", "required", "allOf", "x-issue-code", "additionalProperties"],
  // Of a choice `if` is read, and of what a text must not be its pattern.
  ...["else", "not"],
  ...["title", "description", "example", "examples", "x-evidence", "x-go-type"],
  // Rules between values: test/told-rules.test.ts breaks them.
  ...["x-not-before", "x-usually-not-before", "x-unique"],
]);

const resolve = (schema: Schema): Schema => {
  if (schema.$ref === undefined) return schema;
  const keys = schema.$ref.slice("#/".length).split("/");
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], openApi) as Schema;
};

/** A schema and the parts that it is put together from, as one. */
function merged(reference: Schema): Schema {
  const { allOf = [], ...schema } = resolve(reference);
  return Object.assign({}, ...allOf.map(merged), schema);
}

/** The rules at each place of a schema and of all that is inside of it. Index 0 stands for any. */
export function sitesOf(reference: Schema, attr = "", isRequired = false): RuleSite[] {
  const { required = [], properties = {}, items, type = [], ...schema } = merged(reference);
  const inside = (key: string) => (attr === "" ? key : `${attr}.${key}`);
  const codes = Object.keys(schema).flatMap((keyword) => {
    if (FOLLOWED.has(keyword)) return [];
    const code = CODES[keyword];
    if (!code) throw new Error(`No code is known for the keyword ${keyword} at ${attr}.`);
    return [code(schema)];
  });
  return [
    [attr, [type].flat().join(" "), isRequired ? 1 : 0, ...codes],
    ...Object.entries(properties).flatMap(([name, inner]) =>
      sitesOf(inner, inside(name), required.includes(name)),
    ),
    ...(items ? sitesOf(items, inside("0")) : []),
  ];
}
