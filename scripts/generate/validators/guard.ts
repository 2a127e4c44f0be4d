// Writes `isX` as one boolean expression, which is several times faster than code that explains.
// Each array has a separate loop, because engines can't optimize a loop that all arrays share.
import type { Form } from "../../../src/reading/model/form.ts";
import { checksOf } from "./keywords.ts";
import { access, inPlace, isName, not, typeTests, type Unit } from "./unit.ts";

/** Writes a function that is true if `v` satisfies the form. Tests compare it with ajv. */
export function guardFunctions(unit: Unit): string[] {
  const loops: string[] = [];
  const guard: Guard = { unit, loops, locals: new Set() };
  const test = conditions(guard, unit.form, "v", 1).join(" &&\n");
  return [`export ${functionOf(guard, isName(unit.name), `return ${test};`)}`, ...loops];
}

interface Guard {
  readonly unit: Unit;
  readonly loops: string[];
  /** The names of the variables for values that a condition reads more than once. */
  readonly locals: Set<string>;
}

function functionOf({ locals }: Guard, name: string, body: string): string {
  const declared = [...locals].sort().map((local) => `${local}: any`);
  const variables = declared.length > 0 ? `let ${declared.join(", ")};\n` : "";
  return `function ${name}(v: any): boolean {\n${variables}${body}\n}`;
}

function conditions(guard: Guard, written: Form, value: string, depth: number): string[] {
  const form = inPlace(written);
  const { reference, types, parts, choices, special, demands } = form;
  if (reference !== undefined) return [`${isName(reference)}(${value})`];
  const inside = (part: Form): string[] => conditions(guard, part, value, depth);
  const isThere = (field: string): string => `${access(value, field)} !== undefined`;
  const isAbsent = (field: string): string => `${access(value, field)} === undefined`;
  const options = types.map((type) => typeConditions(guard, form, type, value, depth));
  return [
    ...parts.flatMap(inside),
    ...(options.length > 1 ? [oneOf(options.map(all))] : options.flat()),
    ...(choices.length > 0 ? [oneOf(choices.map((choice) => all(inside(choice))))] : []),
    ...(special ? [oneOf([all(special.fields.map(isAbsent)), all(inside(special.form))])] : []),
    ...(demands.length > 0 ? [oneOf(demands.flat().map(isThere))] : []),
  ];
}

function typeConditions(guard: Guard, form: Form, type: string, value: string, depth: number) {
  const tests = typeTests(type, value);
  if (type === "object") return [...tests, ...fieldConditions(guard, form, value, depth)];
  if (type === "boolean" || type === "null") return tests;
  const checks = checksOf(form).map((check) => check.test(value));
  return [...tests, ...checks, ...(type === "array" ? itemCondition(guard, form, value) : [])];
}

const fieldConditions = (guard: Guard, { fields = [] }: Form, value: string, depth: number) =>
  fields.map(({ name, isRequired, form }) =>
    readOnce(guard, access(value, name), depth, (field) => {
      const holds = all(conditions(guard, form, field, depth + 1));
      return isRequired ? holds : `(${field} === undefined || ${holds})`;
    }),
  );

/** Writes a call of a function that tests every item. `every` would not test holes in arrays. */
function itemCondition({ unit, loops }: Guard, { item: form }: Form, value: string): string[] {
  if (!form) return [];
  const guard: Guard = { unit, loops, locals: new Set() };
  const test = readOnce(guard, "v[i]", 1, (item) => all(conditions(guard, form, item, 2)));
  if (test === "") return [];
  const name = `${isName(unit.name)}List${loops.length + 1}`;
  const loop = `for (let i = 0; i < v.length; i++) if (${not(test)}) return false;`;
  loops.push(functionOf(guard, name, `${loop}\nreturn true;`));
  return [`${name}(${value})`];
}

/** Stands in a condition for the value that the condition tests. */
const VALUE = "\u0000";

/** Writes a condition that reads a value only once, even if the condition uses it several times. */
function readOnce(
  { locals }: Guard,
  value: string,
  depth: number,
  condition: (value: string) => string,
): string {
  const local = `v${depth}`;
  const [start = "", ...rest] = condition(VALUE).split(VALUE);
  if (rest.length < 2) return [start, ...rest].join(value);
  locals.add(local);
  return `${start}(${local} = ${value})${rest.join(local)}`;
}

const all = (parts: readonly string[]): string => parts.join(" && ");
const oneOf = (parts: readonly string[]): string => `(${parts.join(" || ")})`;
