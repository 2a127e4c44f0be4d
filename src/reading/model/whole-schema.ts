// A schema in one piece: references followed, and allOf, anyOf and oneOf put together.
import { type Evidence, evidenceOf } from "./evidence.ts";
import { type JsonSchema, nameOfReference, type Resolve } from "./schema.ts";

export interface WholeSchema {
  /** JSON types; empty where any is allowed. */
  readonly types: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly items: JsonSchema | undefined;
  readonly description: string | undefined;
  /** The name of the shape that a reference led to. */
  readonly shape: string | undefined;
  readonly rules: readonly string[];
  readonly evidence: readonly Evidence[];
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

/** What a schema asks of a value beyond its type, in words. */
function rulesOf(schema: JsonSchema): string[] {
  const { enum: values, format, pattern, minLength, maxLength, minItems, minimum } = schema;
  const code = schema["x-issue-code"];
  return [
    ...(values ? [`${values.length === 1 ? "always" : "one of"} ${values.join(", ")}`] : []),
    ...(format === undefined ? [] : [`format ${format}`]),
    // A pattern that is a rule of the contract has a code of its own, and its description says it
    // in words.
    ...(pattern === undefined
      ? []
      : [code === undefined ? `matches ${pattern}` : `anything else is ${code}`]),
    ...(minLength === undefined
      ? []
      : [minLength === 1 ? "not empty" : `at least ${minLength} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined
      ? []
      : [minItems === 1 ? "not empty" : `at least ${minItems} items`]),
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The type by its JSON names: `string`, `object[]`, `string | null`. */
export function typeText(whole: WholeSchema, resolve: Resolve): string {
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
