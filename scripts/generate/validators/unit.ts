import { type Form, walkForm } from "../../../src/reading/model/form.ts";

/** A form that becomes one module: the function `isX` decides, and `explainX` finds every fault. */
export interface Unit {
  /** The TypeScript name: `AccountCreatedV1`, `Product`, `Customer`. */
  readonly name: string;
  readonly form: Form;
  /** True if the unit is always a whole payload, and never a value inside another unit. */
  readonly isPayload?: boolean;
}

/** Replaces a reference by its target if that has no fields, item or parts, and so is no unit. */
export function inPlace(form: Form): Form {
  const target = form.referred();
  const isBare = target && !target.fields && !target.item && target.parts.length === 0;
  return isBare ? inPlace(target) : form;
}

/** Calls `visit` for every form that the module of a unit contains. */
export function walkUnit(unit: Unit, visit: (form: Form) => void): void {
  const enter = (form: Form): void => {
    visit(form);
    const target = inPlace(form);
    if (target !== form) walkForm(target, enter);
  };
  walkForm(unit.form, enter);
}

export function referredUnits(unit: Unit): string[] {
  const names = new Set<string>();
  walkUnit(unit, (form) => {
    const { reference } = inPlace(form);
    if (reference !== undefined) names.add(reference);
  });
  return [...names].sort();
}

export const access = (value: string, field: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(field) ? `${value}.${field}` : `${value}[${JSON.stringify(field)}]`;

export const not = (test: string): string =>
  /^[^&|]+ === [^&|]+$/.test(test)
    ? test.replace(" === ", " !== ")
    : /^[\w.]+\([^()]+\)$/.test(test)
      ? `!${test}`
      : `!(${test})`;

export const isName = (unit: string): string => `is${unit}`;
export const explainName = (unit: string): string => `explain${unit}`;

/** The tests for each type, as code. A value of the type passes all of its tests. */
const TYPE_TESTS: Readonly<Record<string, (value: string) => string[]>> = {
  string: (value) => [`typeof ${value} === "string"`],
  boolean: (value) => [`typeof ${value} === "boolean"`],
  integer: (value) => [`Number.isInteger(${value})`],
  number: (value) => [`Number.isFinite(${value})`],
  null: (value) => [`${value} === null`],
  array: (value) => [`Array.isArray(${value})`],
  object: (value) => [
    `typeof ${value} === "object"`,
    `${value} !== null`,
    `!Array.isArray(${value})`,
  ],
};

export function typeTests(type: string, value: string): string[] {
  const tests = TYPE_TESTS[type];
  if (!tests) throw new Error(`Validators do not know the type ${type}.`);
  return tests(value);
}
