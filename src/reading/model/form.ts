// The one reader of schemas: what each says, as a form that the generator, the page and the command
// line go by.
import { type Evidence, evidenceOf } from "./evidence.ts";
import { type JsonSchema, nameOfReference, type Resolve } from "./schema.ts";

/** What is checked beyond the type, in the order in which faults are told. */
export const CHECK_KINDS = [
  "minLength",
  "maxLength",
  "format",
  "pattern",
  "enum",
  "minimum",
  "maximum",
  "maxItems",
  "minItems",
] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];
export type Checks = { readonly [Kind in CheckKind]?: NonNullable<JsonSchema[Kind]> };

/** What is made of each check. A table without a line for a kind does not compile. */
export type CheckTable<Made> = {
  readonly [Kind in CheckKind]: (value: NonNullable<Checks[Kind]>, form: Form) => Made;
};

export interface Form {
  /** The name of the document and the pointer from there, for errors. */
  readonly place: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly evidence: readonly Evidence[];
  /** The JSON types as written; empty if there are none, and any type satisfies it. */
  readonly types: readonly string[];
  readonly checks: Checks;
  /** The code of a value that its pattern refuses. */
  readonly code?: string | undefined;
  readonly const?: unknown;
  /** None if it describes no fields, which is more than to describe an object without any. */
  readonly fields?: readonly FormField[] | undefined;
  readonly required: readonly string[];
  /** Whether it says that an object may have further fields, or that it may not. */
  readonly isOpen?: boolean | undefined;
  readonly item?: Form | undefined;
  /** The name of the form that it refers to. */
  readonly reference?: string | undefined;
  /** Follows the reference, which may lead back to a form around this one. */
  readonly referred: () => Form | undefined;
  /** The forms that a value has to satisfy as well: `allOf`. */
  readonly parts: readonly Form[];
  /** The forms of which it has to satisfy one: `anyOf` and `oneOf`. */
  readonly choices: readonly Form[];
  /** Whether it may satisfy no more than one of them. */
  readonly isExclusive: boolean;
  readonly discriminator?: JsonSchema["discriminator"];
  /** Choices that only ask for fields: `anyOf: [{ required: [a] }, { required: [b] }]`. */
  readonly demands: readonly (readonly string[])[];
  /** The form of an object that has one of these fields. */
  readonly special?: Special | undefined;
  readonly default?: unknown;
  readonly examples: readonly unknown[];
  /** What only this contract says. */
  readonly extensions: Extensions;
  /** The keywords that were not understood. */
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
  ..."$schema $id $comment title description x-evidence type x-issue-code const required".split(
    " ",
  ),
  ..."properties $ref allOf anyOf oneOf discriminator default examples".split(" "),
];

/**
 * Reads a schema and all that stands in it. `resolve` finds what it refers to, and is asked each time
 * that a reference is followed.
 */
export function readForm(schema: JsonSchema | boolean, resolve: Resolve, place: string): Form {
  const known = new Map<string, Form>();
  const follow = (reference: string): Form => {
    const schema = resolve(reference);
    const form = known.get(reference) ?? formAt(nameOfReference(reference), schema);
    known.set(reference, form);
    return form;
  };
  const formAt = (place: string, written: JsonSchema | boolean): Form =>
    formOf(asObject(written), place, { formAt, follow });
  return formAt(place, schema);
}

interface Reader {
  readonly formAt: (place: string, schema: JsonSchema | boolean) => Form;
  readonly follow: (reference: string) => Form;
}

function formOf(schema: JsonSchema, place: string, { formAt, follow }: Reader): Form {
  const { $ref, properties, required = [], items, additionalProperties } = schema;
  const all = (keyword: "allOf" | "anyOf" | "oneOf", isMeant = (_: JsonSchema) => true): Form[] =>
    (schema[keyword] ?? []).flatMap((part, index) =>
      isMeant(part) ? [formAt(`${place}/${keyword}/${index}`, part)] : [],
    );
  const shapes = (keyword: "anyOf" | "oneOf") => all(keyword, (choice) => !isDemand(choice));
  const item = items && !Array.isArray(items) ? formAt(`${place}/items`, items) : undefined;
  const isOpen = typeof additionalProperties === "boolean" ? additionalProperties : undefined;
  const special = specialOf(schema, (then) => formAt(`${place}/then`, then));
  const types = typesInChoice(schema);
  return {
    place,
    title: schema.title,
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
        form: formAt(`${place}/properties/${name}`, field),
      })),
    required,
    isOpen,
    item,
    reference: $ref === undefined ? undefined : nameOfReference($ref),
    referred: () => ($ref === undefined ? undefined : follow($ref)),
    parts: all("allOf"),
    choices: types ? [] : [...shapes("anyOf"), ...shapes("oneOf")],
    isExclusive: schema.oneOf !== undefined,
    discriminator: schema.discriminator,
    demands: demandsOf(schema),
    special,
    default: schema.default,
    examples: schema.examples ?? [],
    extensions: picked(schema, EXTENSIONS),
    rest: without(schema, [
      ...UNDERSTOOD,
      ...(item ? ["items"] : []),
      ...(isOpen === undefined ? [] : ["additionalProperties"]),
      ...(special ? ["if", "then"] : []),
    ]),
  };
}

/** A schema that says true or false is one that asks nothing, or that nothing satisfies. */
const asObject = (schema: JsonSchema | boolean): JsonSchema =>
  typeof schema === "boolean" ? (schema ? {} : { not: {} }) : schema;

/** `anyOf: [{ type: string }, { type: null }]` is a list of types. */
function typesInChoice({ type, anyOf, oneOf }: JsonSchema): readonly string[] | undefined {
  const isBare = type === undefined && oneOf === undefined && anyOf?.every(hasOnly("type"));
  return isBare ? anyOf?.flatMap((choice) => choice.type ?? []) : undefined;
}

const demandsOf = ({ anyOf = [], oneOf = [] }: JsonSchema): string[][] =>
  [...anyOf, ...oneOf].filter(isDemand).map(({ required = [] }) => required);

/** `if: { anyOf: [{ required: [a] }, { required: [b] }] }, then: c`: with a or b it has the form c. */
function specialOf(
  { if: condition, then, else: otherwise }: JsonSchema,
  read: (schema: JsonSchema) => Form,
): Special | undefined {
  const { type = "object", anyOf: demands = [], ...more } = condition ?? {};
  const isUnderstood =
    type === "object" && Object.keys(more).length === 0 && demands.every(asksForOne);
  return then && otherwise === undefined && isUnderstood && demands.length > 0
    ? { fields: demands.flatMap(({ required = [] }) => required), form: read(then) }
    : undefined;
}

/** Whether a schema asks for one field, which ajv's strict mode wants to see among its properties. */
function asksForOne({ required = [], properties = {}, ...more }: JsonSchema): boolean {
  const described = Object.values(properties).map((field) => Object.keys(field).length);
  return required.length === 1 && [...described, Object.keys(more).length].every((n) => n === 0);
}

const hasOnly =
  (keyword: keyof JsonSchema) =>
  (schema: JsonSchema): boolean =>
    Object.keys(schema).join() === keyword;

const isDemand = hasOnly("required");

const picked = <Key extends keyof JsonSchema>(
  schema: JsonSchema,
  keys: readonly Key[],
): Partial<Pick<JsonSchema, Key>> =>
  Object.assign({}, ...keys.map((key) => (key in schema ? { [key]: schema[key] } : {})));

const without = (schema: JsonSchema, keywords: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** What a table makes of each check of a form. */
export const madeOfChecks = <Made>(
  form: Form,
  table: CheckTable<Made>,
  kinds: readonly CheckKind[] = CHECK_KINDS,
): Made[] => {
  const make = <Kind extends CheckKind>(kind: Kind): Made[] => {
    const value = form.checks[kind];
    return value === undefined ? [] : [table[kind](value, form)];
  };
  return kinds.flatMap(make);
};

/** Calls `visit` for a form and every form in it, but for what they refer to. */
export function walkForm(form: Form, visit: (form: Form) => void): void {
  visit(form);
  const { fields = [], item, parts, choices, special } = form;
  const inside = [...fields.map((field) => field.form), item, ...parts, ...choices, special?.form];
  for (const inner of inside) if (inner) walkForm(inner, visit);
}
