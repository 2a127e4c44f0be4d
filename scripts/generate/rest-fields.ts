// Writes which fields of bodies have `x-not-before`, `x-usually-not-before` or `x-unique`.

import { type Form, readForm } from "../../src/reading/model/form.ts";
import { type OpenApiDocument, resolveIn, schemaNamed } from "../source/openapi.ts";
import { moduleText } from "./outputs.ts";
import type { NamedBody } from "./rest-units.ts";

export interface RuledFields {
  /** The name of the constant in generated code: `statementPeriod`. */
  readonly name: string;
  readonly type: "PeriodFields" | "UniqueField";
  readonly fields: object;
  readonly isRefused: boolean;
}

/** Finds the fields of a body that have one of these keywords, in the order of the body. */
export function ruledFields(bundle: OpenApiDocument, body: string): RuledFields[] {
  const visit = (form: Form, name: string, keys: readonly string[]): RuledFields[] => {
    const { reference: component = name } = form;
    const { extensions, fields = [], item } = form.referred() ?? form;
    const called = component.charAt(0).toLowerCase() + component.slice(1);
    const unique = extensions["x-unique"];
    return [
      ...(unique === undefined ? [] : [uniqueField(`${called}Unique`, { keys, field: unique })]),
      ...fields.flatMap(({ name: to, form: field }) => [
        ...periodEnding(`${called}Period`, keys, to, field),
        ...visit(field, component, [...keys, to]),
      ]),
      ...(item ? visit(item, component, [...keys, "*"]) : []),
    ];
  };
  return visit(readForm(schemaNamed(bundle, body), resolveIn(bundle), body), body, []);
}

const uniqueField = (name: string, fields: object): RuledFields => ({
  name,
  type: "UniqueField",
  fields,
  isRefused: true,
});

function periodEnding(
  name: string,
  keys: readonly string[],
  to: string,
  { extensions: { "x-not-before": refused, "x-usually-not-before": warned } }: Form,
): RuledFields[] {
  const from = refused ?? warned;
  if (from === undefined) return [];
  const fields = { keys, from, to };
  return [{ name, type: "PeriodFields", fields, isRefused: refused !== undefined }];
}

export function ruledFieldsModule(bundle: OpenApiDocument, bodies: readonly NamedBody[]): string {
  const all = new Map<string, RuledFields>();
  for (const field of bodies.flatMap(({ schema }) => ruledFields(bundle, schema))) {
    const { fields } = all.get(field.name) ?? field;
    if (JSON.stringify(fields) !== JSON.stringify(field.fields))
      throw new Error(`Bodies have ${field.name} in two places.`);
    all.set(field.name, field);
  }
  return moduleText("openapi/", [
    'import type { PeriodFields } from "../src/library/rest/period-faults.ts";',
    'import type { UniqueField } from "../src/library/rest/unique-faults.ts";\n',
    ...[...all.values()].map(
      ({ name, type, fields }) => `export const ${name}: ${type} = ${JSON.stringify(fields)};\n`,
    ),
  ]);
}
