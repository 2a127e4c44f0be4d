// What a form says, with references followed and allOf, anyOf and oneOf put together: as a whole,
// and of each of its fields.
import type { Field, ValueDescription } from "./description.ts";
import { type CheckTable, type Form, madeOfChecks, readForm } from "./form.ts";

/** Every field of a form, each followed by those inside it. */
export const fieldsOf = (form: Form): Field[] =>
  inside(wholeForm(form), { path: "", depth: 0, shapes: [] });

/** What a form asks of a value, apart from its fields. */
export function describeValue(form: Form): ValueDescription {
  const whole = wholeForm(form);
  const item = whole.item && itemOf(whole.item);
  return {
    type: typeText(whole),
    shape: item?.shape ?? whole.shape,
    description: whole.description ?? item?.description,
    rules: [...told(whole), ...(item ? told(item) : []).map((rule) => `each ${rule}`)],
    evidence: [...whole.evidence, ...(item?.evidence ?? [])],
  };
}

interface Position {
  readonly path: string;
  readonly depth: number;
  readonly shapes: readonly string[];
}

function inside(whole: WholeForm, { path, depth, shapes }: Position): Field[] {
  const { shape, fields, required, item } = whole;
  if (shape !== undefined && shapes.includes(shape)) return []; // a shape inside itself: its fields stand above
  const around = shape === undefined ? shapes : [...shapes, shape];
  if (item) return inside(wholeForm(item), { path: `${path}[]`, depth, shapes: around });
  return [...fields].flatMap(([name, form]) => {
    const place = { path: path === "" ? name : `${path}.${name}`, depth, shapes: around };
    const field = { name, path: place.path, depth, required: required.includes(name) };
    return [
      { ...field, ...describeValue(form) },
      ...inside(wholeForm(form), { ...place, depth: depth + 1 }),
    ];
  });
}

function itemOf(item: Form): WholeForm {
  const whole = wholeForm(item);
  return whole.item ? itemOf(whole.item) : whole;
}

export interface WholeForm extends Omit<ValueDescription, "type"> {
  /** JSON types; empty where any is allowed. */
  readonly types: readonly string[];
  /** The values that it may have, if they are listed. */
  readonly values: readonly unknown[] | undefined;
  readonly fields: ReadonlyMap<string, Form>;
  readonly required: readonly string[];
  readonly item: Form | undefined;
}

export function wholeForm(form: Form): WholeForm {
  const parts = [form.referred() ?? [], form.parts].flat().map(wholeForm);
  const choices = form.choices.map(wholeForm);
  const filled = choices.filter(({ types }) => !types.includes("null"));
  const all = [...parts, ...choices];
  const ownFields = (form.fields ?? []).map(({ name, form }) => [name, form] as const);
  return {
    types: [...new Set([...meantTypes(form), ...all.flatMap(({ types }) => types)])],
    values: valuesOf(form, parts, filled),
    fields: new Map([
      ...parts.flatMap(({ fields }) => [...fields]),
      ...inChoices(choices),
      ...ownFields,
    ]),
    required: [
      ...form.required,
      ...parts.flatMap(({ required }) => required),
      ...(filled[0]?.required ?? []).filter((name) =>
        filled.every(({ required }) => required.includes(name)),
      ),
    ],
    item: form.item ?? all.find(({ item }) => item)?.item,
    description:
      form.description ?? all.find(({ description }) => description !== undefined)?.description,
    shape: form.reference ?? all.find(({ shape }) => shape !== undefined)?.shape,
    rules: [...rulesOf(form), ...all.flatMap(({ rules }) => rules)],
    evidence: [...form.evidence, ...all.flatMap(({ evidence }) => evidence)],
  };
}

/** The types of a form. If it names none, its fields or its values tell them. */
function meantTypes(form: Form): readonly string[] {
  if (form.types.length > 0) return form.types;
  return form.fields ? ["object"] : (ownValues(form) ?? []).map(typeOf);
}

const ownValues = ({ const: only, checks }: Form): readonly unknown[] | undefined =>
  only === undefined ? checks.enum : [only];

/** The values that a form lists, or one of its parts, or all of its choices. */
function valuesOf(form: Form, parts: readonly WholeForm[], choices: readonly WholeForm[]) {
  const listed = [ownValues(form), ...parts.map(({ values }) => values)];
  const known = listed.find((values) => values !== undefined);
  if (known || choices.length === 0 || choices.some(({ values }) => !values)) return known;
  return [...new Set(choices.flatMap(({ values = [] }) => values))];
}

/** The fields of all choices. One that several have is what it is in any of them. */
function inChoices(choices: readonly WholeForm[]): [string, Form][] {
  const fields = new Map<string, Form[]>();
  for (const choice of choices)
    for (const [name, form] of choice.fields) fields.set(name, [...(fields.get(name) ?? []), form]);
  return [...fields].map(([name, [first, ...others]]) => [
    name,
    first && others.length === 0 ? first : { ...ANY, choices: [first ?? [], others].flat() },
  ]);
}

const ANY = readForm(true, () => ({}), "");

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

/** What each check asks, in the order in which people read them. */
const RULES: CheckTable<string | undefined> = {
  enum: () => undefined, // its values are told apart
  format: (format) => `format ${format}`,
  // A pattern that is a rule of the contract has a code of its own.
  pattern: (pattern, { code }) =>
    code ? `${WANTED_BY_CODE[code] ?? pattern} (else ${code})` : `matches ${pattern}`,
  minLength: (least) => (least === 1 ? "not empty" : `at least ${least} characters`),
  maxLength: (most) => `at most ${most} characters`,
  minItems: (least) => (least === 1 ? "not empty" : `at least ${least} items`),
  maxItems: () => undefined,
  minimum: (least) => `at least ${least}`,
  maximum: () => undefined,
};

/** What a form asks of a value beyond its type, in words. Its values come first. */
const told = ({ values, rules }: WholeForm): string[] => [
  ...(values ? [`${values.length === 1 ? "always" : "one of"} ${valueTexts(values)}`] : []),
  ...new Set(rules),
];

const valueTexts = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");

function rulesOf(form: Form): string[] {
  const demands = form.demands.map((fields) => fields.join(" with "));
  return [
    ...madeOfChecks(form, RULES).flatMap((rule) => rule ?? []),
    ...(demands.length > 0 ? [`needs ${demands.join(" or ")}`] : []),
  ];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The type by its JSON names: `string`, `object[]`, `string | null`. */
function typeText({ types, item }: WholeForm): string {
  const texts = types.map((type) => (type === "array" ? `${itemText(item)}[]` : type));
  return texts.length > 0 ? texts.join(" | ") : "any";
}

function itemText(item: Form | undefined): string {
  const text = item ? typeText(wholeForm(item)) : "any";
  return text.includes(" ") ? `(${text})` : text;
}
