// The field that tells the forms of a choice apart: `kind` of `{ kind: "sepa" }` and `{ kind: "card" }`.
import { type WholeForm, wholeForm } from "../model/fields.ts";
import { readForm } from "../model/form.ts";
import { type JsonSchema, resolveInside } from "../model/schema.ts";

export interface Tag {
  readonly field: string;
  /** The values that it has in each form. */
  readonly values: readonly (readonly unknown[] | undefined)[];
}

const known = new WeakMap<object, Tag | undefined>();

/** Finds the field that each form with fields has, with values that no other form has. */
export function tagOf(forms: readonly unknown[], root: JsonSchema): Tag | undefined {
  if (!known.has(forms)) known.set(forms, findTag(forms, root));
  return known.get(forms);
}

function findTag(forms: readonly unknown[], root: JsonSchema): Tag | undefined {
  const resolve = resolveInside(root);
  const whole = forms.map((form) => wholeForm(readForm(form as JsonSchema, resolve, "")));
  const objects = whole.filter(({ fields }) => fields.size > 0);
  const valuesIn = ({ fields }: WholeForm, field: string) => {
    const form = fields.get(field);
    return form && wholeForm(form).values;
  };
  for (const field of objects[0]?.fields.keys() ?? []) {
    const all = objects.map((one) => valuesIn(one, field));
    const flat = all.flatMap((values) => values ?? []);
    if (all.every((values) => values) && new Set(flat).size === flat.length)
      return { field, values: whole.map((one) => valuesIn(one, field)) };
  }
  return undefined;
}
