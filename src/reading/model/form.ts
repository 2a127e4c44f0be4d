// The one reader of schemas, for the generator, the page and the command line.
import { type Evidence, evidenceOf } from "./evidence.ts";
import { type JsonSchema, nameOfReference, type Resolve } from "./schema.ts";

const CHECK_KINDS = [
  ...(["minLength", "maxLength", "format", "pattern", "enum"] as const),
  ...(["minimum", "maximum", "minItems", "maxItems"] as const),
];
type CheckKind = (typeof CHECK_KINDS)[number];
type Checks = { readonly [Kind in CheckKind]?: NonNullable<JsonSchema[Kind]> };

/** A table with a line for each kind of check. The compiler refuses a table that lacks a line. */
export type CheckTable<Made> = {
  readonly [Kind in CheckKind]: (value: NonNullable<Checks[Kind]>, form: Form) => Made;
};

export interface Form {
  /** The name of the document and the JSON Pointer of the form, for errors. */
  readonly place: string;
  readonly description?: string | undefined;
  readonly evidence: readonly Evidence[];
  /** The JSON types as written; empty if the form allows any type. */
  readonly types: readonly string[];
  readonly checks: Checks;
  /** The code of a value that does not match the pattern. */
  readonly code?: string | undefined;
  readonly const?: unknown;
  /** The fields; undefined if the form names none, which allows more than an empty list. */
  readonly fields?: readonly FormField[] | undefined;
  readonly required: readonly string[];
  /** True if further fields are allowed, false if forbidden, undefined if the form says neither. */
  readonly isOpen?: boolean | undefined;
  readonly item?: Form | undefined;
  readonly reference?: string | undefined;
  /** Follows the reference. It may lead back to a form around this one. */
  readonly referred: () => Form | undefined;
  /** The forms that a value has to satisfy as well: `allOf`. */
  readonly parts: readonly Form[];
  /** The forms of which a value has to satisfy one: `anyOf` and `oneOf`. */
  readonly choices: readonly Form[];
  /** True if a value may satisfy only one of the choices. */
  readonly isExclusive: boolean;
  /** Choices that only require fields: `anyOf: [{ required: [a] }, { required: [b] }]`. */
  readonly demands: readonly (readonly string[])[];
  /** A further form that an object has to match if it has one of certain fields. */
  readonly special?: Special | undefined;
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  /** The keywords that only this contract uses. */
  readonly extensions: Extensions;
  readonly rest: Readonly<Record<string, unknown>>;
}

export interface FormField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly form: Form;
}
export interface Special {
  readonly fields: readonly string[];
  readonly form: Form;
}

const EXTENSIONS = ["x-codes", "x-not-before", "x-usually-not-before", "x-unique"] as const;
type Extensions = Pick<JsonSchema, (typeof EXTENSIONS)[number]>;

const UNDERSTOOD = [
  ...CHECK_KINDS,
  ...EXTENSIONS,
  ..."$schema $id $comment title description x-evidence type properties required $ref".split(" "),
  ..."allOf anyOf oneOf const default examples x-issue-code".split(" "),
];

/** Reads a schema and all schemas inside. `resolve` finds the targets of references. */
export function readForm(schema: JsonSchema | boolean, resolve: Resolve, place: string): Form {
  const formsByReference = new Map<string, Form>();
  const follow = (reference: string): Form => {
    const target = resolve(reference);
    const form =
      formsByReference.get(reference) ?? formOf(target, nameOfReference(reference), follow);
    formsByReference.set(reference, form);
    return form;
  };
  return formOf(schema, place, follow);
}

type Follow = (reference: string) => Form;

function formOf(written: JsonSchema | boolean, place: string, follow: Follow): Form {
  const schema = asObject(written);
  const { $ref, properties, required = [], items, additionalProperties, oneOf } = schema;
  const inside = (inner: JsonSchema, ...keys: (string | number)[]): Form =>
    formOf(inner, [place, ...keys].join("/"), follow);
  const item = items && !Array.isArray(items) ? inside(items, "items") : undefined;
  const isOpen = typeof additionalProperties === "boolean" ? additionalProperties : undefined;
  const special = specialOf(schema, (then) => inside(then, "then"));
  const types = typesInChoice(schema);
  const choices = [...(schema.anyOf ?? []), ...(oneOf ?? [])];
  const understood = [
    ...UNDERSTOOD,
    ...(item ? ["items"] : []),
    ...(isOpen === undefined ? [] : ["additionalProperties"]),
    ...(special ? ["if", "then"] : []),
  ];
  return {
    place,
    description: schema.description,
    evidence: evidenceOf(schema["x-evidence"]),
    types: types ?? [schema.type ?? []].flat(),
    checks: picked(schema, CHECK_KINDS),
    code: schema["x-issue-code"],
    const: schema.const,
    fields:
      properties &&
      Object.entries(properties).map(([name, field]) => ({
        name,
        isRequired: required.includes(name),
        form: inside(field, "properties", name),
      })),
    required,
    isOpen,
    item,
    reference: $ref === undefined ? undefined : nameOfReference($ref),
    referred: () => ($ref === undefined ? undefined : follow($ref)),
    parts: (schema.allOf ?? []).map((part, index) => inside(part, "allOf", index)),
    choices: choices.flatMap((choice, index) =>
      types || isDemand(choice) ? [] : [inside(choice, oneOf ? "oneOf" : "anyOf", index)],
    ),
    isExclusive: oneOf !== undefined,
    demands: choices.filter(isDemand).map((choice) => choice.required ?? []),
    special,
    default: schema.default,
    examples: schema.examples ?? [],
    extensions: picked(schema, EXTENSIONS),
    rest: Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => !understood.includes(keyword)),
    ),
  };
}

/** Writes a schema as an object. The schema `true` allows everything, and `false` nothing. */
const asObject = (schema: JsonSchema | boolean): JsonSchema =>
  typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;

/** Reads `anyOf: [{ type: string }, { type: null }]` as a list of types. */
function typesInChoice({ type, anyOf, oneOf }: JsonSchema): readonly string[] | undefined {
  const isBare = type === undefined && oneOf === undefined && anyOf?.every(hasOnly("type"));
  return isBare ? anyOf?.flatMap((choice) => choice.type ?? []) : undefined;
}

const hasOnly =
  (...keywords: readonly string[]) =>
  (schema: JsonSchema): boolean =>
    Object.keys(schema).length > 0 && Object.keys(schema).every((key) => keywords.includes(key));

const isDemand = hasOnly("required");

/** Reads `if: { anyOf: [{ required: [a] }] }, then: c`: with a field `a`, `c` applies as well. */
function specialOf(
  { if: condition = {}, then, else: otherwise }: JsonSchema,
  read: (schema: JsonSchema) => Form,
): Special | undefined {
  const { type = "object", anyOf } = condition;
  const isChoice = type === "object" && hasOnly("type", "anyOf")(condition);
  return then && otherwise === undefined && isChoice && anyOf?.every(asksForOne)
    ? { fields: anyOf.flatMap(({ required = [] }) => required), form: read(then) }
    : undefined;
}

/** True if a schema only requires a field. `properties` may name it, as ajv's strict mode asks. */
const asksForOne = ({ required = [], properties = {}, ...more }: JsonSchema): boolean =>
  required.length === 1 &&
  [more, ...Object.values(properties)].every((schema) => Object.keys(schema).length === 0);

function picked<Key extends keyof JsonSchema>(schema: JsonSchema, keys: readonly Key[]) {
  const found = keys.filter((key) => key in schema).map((key) => [key, schema[key]]);
  return Object.fromEntries(found) as Partial<Pick<JsonSchema, Key>>;
}

/** Applies a table to the checks of a form, in the order of the table. */
export function madeOfChecks<Made>(form: Form, table: CheckTable<Made>): Made[] {
  const make = <Kind extends CheckKind>(kind: Kind): Made[] => {
    const value = form.checks[kind];
    return value === undefined ? [] : [table[kind](value, form)];
  };
  return (Object.keys(table) as CheckKind[]).flatMap(make);
}

/** Calls `visit` for a form and every form inside, but follows no reference. */
export function walkForm(form: Form, visit: (form: Form) => void): void {
  visit(form);
  const { fields = [], item, parts, choices, special } = form;
  const inside = [...fields.map((field) => field.form), item, ...parts, ...choices, special?.form];
  for (const inner of inside) if (inner) walkForm(inner, visit);
}
