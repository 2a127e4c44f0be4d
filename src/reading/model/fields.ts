// What a schema says, with references followed and allOf, anyOf and oneOf put together: as a whole,
// and of each of its fields.
import type { Field, ValueDescription } from "./description.ts";
import { evidenceOf } from "./evidence.ts";
import { type JsonSchema, nameOfReference, type Resolve } from "./schema.ts";

/** Every field of a schema, each followed by those inside it. */
export function fieldsOf(schema: JsonSchema, resolve: Resolve): Field[] {
  return inside(wholeSchema(schema, resolve), { path: "", depth: 0, shapes: [] }, resolve);
}

/** What a schema asks of a value, apart from its fields. */
export function describeValue(schema: JsonSchema, resolve: Resolve): ValueDescription {
  const whole = wholeSchema(schema, resolve);
  const item = whole.items ? itemOf(whole.items, resolve) : undefined;
  return {
    type: typeText(whole, resolve),
    shape: item?.shape ?? whole.shape,
    description: whole.description ?? item?.description,
    rules: [...whole.rules, ...(item?.rules ?? []).map((rule) => `each ${rule}`)],
    evidence: [...whole.evidence, ...(item?.evidence ?? [])],
  };
}

interface Position {
  readonly path: string;
  readonly depth: number;
  readonly shapes: readonly string[];
}

function inside(whole: WholeSchema, { path, depth, shapes }: Position, resolve: Resolve): Field[] {
  if (whole.shape !== undefined && shapes.includes(whole.shape)) return []; // a shape inside itself: its fields stand above
  const around = whole.shape === undefined ? shapes : [...shapes, whole.shape];
  if (whole.items)
    return inside(
      wholeSchema(whole.items, resolve),
      { path: `${path}[]`, depth, shapes: around },
      resolve,
    );
  return Object.entries(whole.properties).flatMap(([name, schema]) => {
    const place = { path: path === "" ? name : `${path}.${name}`, depth, shapes: around };
    return [
      {
        name,
        path: place.path,
        depth,
        required: whole.required.includes(name),
        ...describeValue(schema, resolve),
      },
      ...inside(wholeSchema(schema, resolve), { ...place, depth: depth + 1 }, resolve),
    ];
  });
}

function itemOf(items: JsonSchema, resolve: Resolve): WholeSchema {
  const whole = wholeSchema(items, resolve);
  return whole.items ? itemOf(whole.items, resolve) : whole;
}

interface WholeSchema extends Omit<ValueDescription, "type"> {
  /** JSON types; empty where any is allowed. */
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly items: JsonSchema | undefined;
}

export function wholeSchema(schema: JsonSchema, resolve: Resolve): WholeSchema {
  const own = [
    schema.type ?? (schema.properties ? "object" : (schema.enum ?? []).map(typeOf)),
  ].flat();
  const parts = [
    ...(schema.$ref === undefined ? [] : [resolve(schema.$ref)]),
    ...(schema.allOf ?? []),
  ].map((part) => wholeSchema(part, resolve));
  const choices = choicesOf(schema)
    .filter((choice) => !isDemand(choice))
    .map((choice) => wholeSchema(choice, resolve));
  const filled = choices.filter(({ types }) => !types.includes("null"));
  const all = [...parts, ...choices];
  return {
    types: [...new Set([...own, ...all.flatMap(({ types }) => types)])],
    properties: Object.assign({}, ...all.map(({ properties }) => properties), schema.properties),
    required: [
      ...(schema.required ?? []),
      ...parts.flatMap(({ required }) => required),
      ...(filled[0]?.required ?? []).filter((name) =>
        filled.every(({ required }) => required.includes(name)),
      ),
    ],
    items: schema.items ?? all.find(({ items }) => items)?.items,
    description:
      schema.description ?? all.find(({ description }) => description !== undefined)?.description,
    shape:
      schema.$ref === undefined
        ? all.find(({ shape }) => shape !== undefined)?.shape
        : nameOfReference(schema.$ref),
    rules: [...rulesOf(schema), ...demandRule(schema), ...all.flatMap(({ rules }) => rules)],
    evidence: [...evidenceOf(schema["x-evidence"]), ...all.flatMap(({ evidence }) => evidence)],
  };
}

/** What a value has to be to satisfy a pattern of the contract, by the code of one that does not. */
export const WANTED_BY_CODE: Readonly<Record<string, string>> = {
  invalid_datetime: "a date and time of ISO 8601",
  invalid_decimal: 'a decimal number as text, such as "48.20"',
  invalid_identifier: "an identifier other than . and .., which can't be part of an address",
  invalid_document_path: "a relative path that stays below the document root",
  invalid_prefix: "a relative path without a slash at its end, such as imports/nordwerk",
  invalid_bucket: "the name of a bucket: letters, digits, dots, hyphens and underscores",
  invalid_rate: 'a decimal number from 0 to 1 as text, such as "0.19"',
  invalid_signing_secret: "whsec_ and 24 to 64 random bytes in base64",
  invalid_secret: "made of visible ASCII characters, without spaces and colons",
};

/** What a schema asks of a value beyond its type, in words. */
function rulesOf(schema: JsonSchema): string[] {
  const { enum: values, format, pattern, minLength, maxLength, minItems, minimum } = schema;
  const code = schema["x-issue-code"];
  // A pattern that is a rule of the contract has a code of its own.
  const match = code ? `${WANTED_BY_CODE[code] ?? pattern} (else ${code})` : `matches ${pattern}`;
  const long = minLength === 1 ? "not empty" : `at least ${minLength} characters`;
  const many = minItems === 1 ? "not empty" : `at least ${minItems} items`;
  return [
    ...(values
      ? [`${values.length === 1 ? "always" : "one of"} ${values.map(valueText).join(", ")}`]
      : []),
    ...(format === undefined ? [] : [`format ${format}`]),
    ...(pattern === undefined ? [] : [match]),
    ...(minLength === undefined ? [] : [long]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [many]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
  ];
}

const valueText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The type by its JSON names: `string`, `object[]`, `string | null`. */
function typeText(whole: WholeSchema, resolve: Resolve): string {
  const texts = whole.types.map((type) =>
    type === "array" ? `${itemText(whole, resolve)}[]` : type,
  );
  return texts.length > 0 ? texts.join(" | ") : "any";
}

function itemText({ items }: WholeSchema, resolve: Resolve): string {
  const text = items ? typeText(wholeSchema(items, resolve), resolve) : "any";
  return text.includes(" ") ? `(${text})` : text;
}

const choicesOf = ({ anyOf = [], oneOf = [] }: JsonSchema): JsonSchema[] => [...anyOf, ...oneOf];

/** A choice that only asks for fields: `anyOf: [{ required: [a] }, { required: [b] }]`. */
const isDemand = (choice: JsonSchema): boolean => Object.keys(choice).join() === "required";

function demandRule(schema: JsonSchema): string[] {
  const demands = choicesOf(schema)
    .filter(isDemand)
    .map(({ required = [] }) => required.join(" with "));
  return demands.length > 0 ? [`needs ${demands.join(" or ")}`] : [];
}
