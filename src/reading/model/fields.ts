// Joins a form with its references, allOf, anyOf and oneOf into a whole form, and makes the
// description of its fields for people.
import type { Field, ValueDescription } from "./description.ts";
import { type Form, readForm } from "./form.ts";
import { rulesOf } from "./rules.ts";
import { typeOf } from "./schema.ts";

/** Describes a value of a form, apart from its fields. */
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

/**
 * Lists every field of a form, each followed by the fields inside. `shapes` are the shapes around
 * the form; a field of such a shape is listed without its inner fields.
 */
export function fieldsOf(
  form: Form,
  path = "",
  depth = 0,
  shapes: readonly string[] = [],
): Field[] {
  const { shape, fields, required, item } = wholeForm(form);
  if (shape !== undefined && shapes.includes(shape)) return [];
  const around = shape === undefined ? shapes : [...shapes, shape];
  if (item) return fieldsOf(item, `${path}[]`, depth, around);
  return [...fields].flatMap(([name, field]) => {
    const inner = path === "" ? name : `${path}.${name}`;
    const row = { name, path: inner, depth, required: required.includes(name) };
    return [{ ...row, ...describeValue(field) }, ...fieldsOf(field, inner, depth + 1, around)];
  });
}

function itemOf(item: Form): WholeForm {
  const whole = wholeForm(item);
  return whole.item ? itemOf(whole.item) : whole;
}

/** Returns the rules in words, with the list of allowed values first. */
function told({ values, rules }: WholeForm): string[] {
  const list = values?.map((value) => JSON.stringify(value)).join(", ");
  const how = values?.length === 1 ? "always" : "one of";
  return [...(values ? [`${how} ${list}`] : []), ...new Set(rules)];
}

/** Returns the type by its names in JSON: `string`, `object[]`, `string | null`. */
function typeText({ types, item }: WholeForm): string {
  const texts = types.map((type) => (type === "array" ? `${itemText(item)}[]` : type));
  return texts.length > 0 ? texts.join(" | ") : "any";
}

function itemText(item: Form | undefined): string {
  const text = item ? typeText(wholeForm(item)) : "any";
  return text.includes(" ") ? `(${text})` : text;
}

interface WholeForm extends Omit<ValueDescription, "type"> {
  /** The JSON types; empty if any type is allowed. */
  readonly types: readonly string[];
  /** The only allowed values, if the form lists them. */
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
  const firstOf = <Key extends keyof WholeForm>(key: Key) =>
    all.find((whole) => whole[key] !== undefined)?.[key];
  return {
    types: [...new Set([...meantTypes(form), ...all.flatMap(({ types }) => types)])],
    values: valuesOf(form, parts, filled),
    fields: new Map([
      ...parts.flatMap(({ fields }) => [...fields]),
      ...inChoices(choices),
      ...(form.fields ?? []).map((field) => [field.name, field.form] as const),
    ]),
    required: [
      ...form.required,
      ...parts.flatMap(({ required }) => required),
      ...(filled[0]?.required ?? []).filter((name) =>
        filled.every(({ required }) => required.includes(name)),
      ),
    ],
    item: form.item ?? firstOf("item"),
    description: form.description ?? firstOf("description"),
    shape: form.reference ?? firstOf("shape"),
    rules: [...rulesOf(form), ...all.flatMap(({ rules }) => rules)],
    evidence: [...form.evidence, ...all.flatMap(({ evidence }) => evidence)],
  };
}

/** Returns the types of a form. If the form names none, its fields or its values imply them. */
function meantTypes(form: Form): readonly string[] {
  if (form.types.length > 0) return form.types;
  return form.fields ? ["object"] : (ownValues(form) ?? []).map(typeOf);
}

const ownValues = ({ const: only, checks }: Form): readonly unknown[] | undefined =>
  only === undefined ? checks.enum : [only];

/** Returns the listed values: those of the form, of a part, or of all choices together. */
function valuesOf(form: Form, parts: readonly WholeForm[], choices: readonly WholeForm[]) {
  const listed = [ownValues(form), ...parts.map(({ values }) => values)];
  const firstList = listed.find((values) => values !== undefined);
  if (firstList || choices.length === 0 || choices.some(({ values }) => !values)) return firstList;
  return [...new Set(choices.flatMap(({ values = [] }) => values))];
}

/** Joins the fields of all choices. A field in several choices may have any of its forms. */
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
