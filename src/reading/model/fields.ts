// The description of a form for people: of the value as a whole, and of each of its fields.
import type { Field, ValueDescription } from "./description.ts";
import type { Form } from "./form.ts";
import { type WholeForm, wholeForm } from "./whole-form.ts";

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
 * the form; a field of such a shape is not listed again.
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
    const place = { name, path: inner, depth, required: required.includes(name) };
    return [{ ...place, ...describeValue(field) }, ...fieldsOf(field, inner, depth + 1, around)];
  });
}

function itemOf(item: Form): WholeForm {
  const whole = wholeForm(item);
  return whole.item ? itemOf(whole.item) : whole;
}

/** The rules beyond the type, after the list of values. */
const told = ({ values, rules }: WholeForm): string[] => [
  ...(values ? [`${values.length === 1 ? "always" : "one of"} ${valueTexts(values)}`] : []),
  ...new Set(rules),
];

const valueTexts = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");

/** The type by its names in JSON: `string`, `object[]`, `string | null`. */
function typeText({ types, item }: WholeForm): string {
  const texts = types.map((type) => (type === "array" ? `${itemText(item)}[]` : type));
  return texts.length > 0 ? texts.join(" | ") : "any";
}

function itemText(item: Form | undefined): string {
  const text = item ? typeText(wholeForm(item)) : "any";
  return text.includes(" ") ? `(${text})` : text;
}
