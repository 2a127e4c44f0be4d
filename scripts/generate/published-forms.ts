// Turns schemas into the forms that are published. Tools of other languages refuse or misread some
// forms of the sources. A table replaces each of these by a form with the same meaning.

import { readForm } from "../../src/reading/model/form.ts";
import type { JsonSchema } from "../../src/reading/model/schema.ts";
import { rulesOnly } from "../describe/schema-without.ts";
import { type OpenApiDocument, readOperations, schemaNamed, schemasOf } from "../source/openapi.ts";
import { fieldsIn, mapSchema, requiring, withFields } from "../source/schemas.ts";
import { inOnePiece } from "./rest-units.ts";

interface Form {
  readonly exact: string;
  readonly published: string;
  readonly because: string;
  /** Replaces the exact form by the published form, if the schema has the exact form. */
  readonly publish: (schema: JsonSchema) => JsonSchema;
}

export const FORMS: readonly Form[] = [
  {
    exact: "a field of `type: null`",
    published: "`type: [string, null]` with `allOf: [{const: null}]`",
    because: "OpenAPI Generator names a type of Java or Kotlin for it that does not exist.",
    publish(schema) {
      const nullable = { type: ["string", "null"], allOf: [{ const: null }] };
      const fields = fieldsIn(schema).map(
        ([name, field]) =>
          [name, field.type === "null" ? { ...field, ...nullable } : field] as const,
      );
      return fields.length === 0 ? schema : withFields(schema, fields);
    },
  },
  {
    exact: "two fields whose names differ in capitals alone",
    published: "`patternProperties` for the second",
    because: "Generators for Java, Kotlin and Go give both the same name.",
    publish(schema) {
      const fields = fieldsIn(schema);
      const lower = fields.map(([name]) => name.toLowerCase());
      const again = fields.filter(([name], index) => lower.indexOf(name.toLowerCase()) < index);
      if (again.length === 0) return schema;
      const first = fields.filter((field) => !again.includes(field));
      const patterns = again.map(([name, field]) => [`^${name}$`, rulesOnly(field)]);
      return { ...withFields(schema, first), patternProperties: Object.fromEntries(patterns) };
    },
  },
  {
    exact: "`allOf` of an object and of a choice between two required fields",
    published: "the object: `if` it has the one, `else` it has the other",
    because: "ogen has no `anyOf` of such parts.",
    publish(schema) {
      const { allOf: [object, choice, ...parts] = [], ...rest } = schema;
      const [firstField, secondField, ...fields] = choice ? formOf(choice).demands.flat() : [];
      if (!object || firstField === undefined || secondField === undefined) return schema;
      if (parts.length + fields.length > 0) throw new Error("A choice is published of two fields.");
      return { ...rest, ...object, if: requiring(firstField), else: requiring(secondField) };
    },
  },
  {
    exact: "`pattern` with a lookahead or with `\\u`",
    published: "`pattern`, and `not` if need be, in what all engines have",
    because: "Go and Rust have neither, and kin-openapi refuses the whole document.",
    publish(schema) {
      const { pattern = "" } = schema;
      if (!/\(\?[=!<]|\\u/.test(pattern)) return schema;
      const plain = PLAIN_PATTERNS.get(pattern);
      if (!plain) throw new Error(`published-forms.ts has no plain form of ${pattern}.`);
      return { ...schema, ...plain };
    },
  },
  {
    exact: "`allOf` alone",
    published: "`type: object` beside it",
    because: "go-jsonschema and jsonschema2pojo make no type of it.",
    publish(schema) {
      const { allOf, ...rest } = schema;
      return allOf && rest.type === undefined ? { ...rest, type: "object", allOf } : schema;
    },
  },
];

/** Stands for `\s*`, as engines differ in `\s`. Lacks what the pattern refuses anyway. */
const SPACES = "[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*";

const PLAIN_PATTERNS: ReadonlyMap<string, Pick<JsonSchema, "pattern" | "not">> = new Map([
  [
    String.raw`^(?!\.{1,2}$)[\s\S]*$`,
    // Tools that make values from patterns, such as Prism, rarely make an empty one from this.
    { pattern: String.raw`^(?:[\s\S]{3,}|[^.]*|\.[^.]|[^.]\.)$` },
  ],
  [
    String.raw`^(?![A-Za-z]:)(?!/)(?!.*/$)(?!(?:.*/)?\s*\.{1,2}\s*(?:/|$))(?!.*//)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$`,
    {
      pattern: String.raw`^[^\\\x00-\x1f\x7f-\x9f]+$`,
      not: {
        anyOf: [
          { pattern: "^[A-Za-z]:" },
          { pattern: "^/" },
          { pattern: "/$" },
          { pattern: `(?:^|/)${SPACES}\\.{1,2}${SPACES}(?:/|$)` },
          { pattern: "//" },
          // U+2028 and U+2029 are refused here and not in the pattern above, because generators for
          // JavaScript copy that pattern into code, where either would end a line. The line break
          // is refused here because `$` in Python lets a last line break pass.
          { pattern: "[\\n\u2028\u2029]" },
          { pattern: "%[0-9A-Fa-f]{2}" },
        ],
      },
    },
  ],
]);

export const publishedSchema = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (part) => FORMS.reduce((form, { publish }) => publish(form), part));

export function inPublishedForms(exact: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(exact);
  const schemas = schemasOf(document);
  for (const { answers } of readOperations(document))
    for (const { response } of answers)
      for (const mediaType of Object.values(response.content ?? {})) {
        const [shape, either] = wholeShapes(document, mediaType.schema);
        if (!shape || !either) continue;
        Object.assign(schemas, { [`${shape.title}`]: shape, [`${either.title}`]: either });
        mediaType.schema = { $ref: `#/components/schemas/${either.title}` };
      }
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = publishedSchema(schema);
  return document;
}

/** The integers that pass 2^31: seconds since 1970 do in 2038. */
const LONG: ReadonlySet<string> = new Set(["refreshExpiresIn"]);

/**
 * Says which type generated code needs for a number: Java's generator has 32 bits for an integer
 * without a format, and oapi-codegen has them for any other number. That gets no format, because
 * `double` makes a Double of Java's BigDecimal, which holds money as it is.
 */
export function withWidths(document: OpenApiDocument): OpenApiDocument {
  const schemas = schemasOf(document);
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = mapSchema(schema, (part, pointer) => {
      if (LONG.has(pointer.split("/").at(-1) ?? "")) return { ...part, format: "int64" };
      return [part.type].flat().includes("number") ? { ...part, "x-go-type": "float64" } : part;
    });
  return document;
}

/**
 * Turns the choice between a shape and the same shape with further fields into one object, which
 * has all further fields or none. From a choice, Ogen makes no type, and Java would read every body
 * as the first shape. The shape with further fields is published in one piece too: Python's checkers
 * refuse a class that narrows a field of the class that it extends.
 */
function wholeShapes(document: OpenApiDocument, choice: JsonSchema): JsonSchema[] {
  const { special, choices } = formOf(choice);
  if (!special) return [];
  const inPiece = (name = "") => inOnePiece(document, schemaNamed(document, name));
  const name = special.form.reference ?? "";
  const shape = inPiece(name);
  const usual = inPiece(choices.find(({ reference }) => reference !== name)?.reference);
  const { required: all = [], description = "" } = shape;
  const further = all.filter((field) => special.fields.includes(field));
  const fieldNames = further.map((field) => `\`${field}\``).join(", ");
  const either = {
    title: name.replace("Error", "OrError"),
    description: `Any error. The fields ${fieldNames} come together or not at all. With them, ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
    ...withFields(
      { type: "object", required: all.filter((field) => !further.includes(field)) },
      Object.entries({ ...shape.properties, ...usual.properties }),
    ),
    if: { anyOf: further.map((field) => requiring(field)) },
    // The whole shape and not its fields alone, because Redocly takes these for all that there is.
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: { $ref: `#/components/schemas/${name}` },
  };
  return [shape, either];
}

const formOf = (schema: JsonSchema) => readForm(schema, () => ({}), "");
