// What people read of a form: of the value as a whole, and of each of its fields.
import type { Field, ValueDescription } from "./description.ts";
import type { Form } from "./form.ts";
import { type WholeForm, wholeForm } from "./whole-form.ts";

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

/** What is asked beyond the type. Values that are listed come first. */
const told = ({ values, rules }: WholeForm): string[] => [
  ...(values ? [`${values.length === 1 ? "always" : "one of"} ${valueTexts(values)}`] : []),
  ...new Set(rules),
];

const valueTexts = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(", ");

/** The type by its JSON names: `string`, `object[]`, `string | null`. */
function typeText({ types, item }: WholeForm): string {
  const texts = types.map((type) => (type === "array" ? `${itemText(item)}[]` : type));
  return texts.length > 0 ? texts.join(" | ") : "any";
}

function itemText(item: Form | undefined): string {
  const text = item ? typeText(wholeForm(item)) : "any";
  return text.includes(" ") ? `(${text})` : text;
}
