// Writes `isX`: one boolean expression, which engines run several times faster than a validator
// that can also explain. Each array has a loop of its own: one that all arrays of a process share
// learns from all of them, and is fast for none.
import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { checksOf } from "./keywords.ts";
import {
  access,
  isName,
  not,
  oneRequiredOf,
  shapeByField,
  shapesOf,
  typeTests,
  type Unit,
} from "./unit.ts";

/** The code of a function that is true if `v` satisfies the schema. Tests compare it with ajv. */
export function guardFunctions(unit: Unit): string[] {
  const loops: string[] = [];
  const guard: Guard = { unit, loops, locals: new Set() };
  const test = conditions(guard, unit.schema, "v", 1).join(" &&\n");
  return [`export ${functionOf(guard, isName(unit.name), `return ${test};`)}`, ...loops];
}

interface Guard {
  readonly unit: Unit;
  readonly loops: string[];
  /** The variables that hold values which are looked at more than once. */
  readonly locals: Set<string>;
}

function functionOf({ locals }: Guard, name: string, body: string): string {
  const declared = [...locals].sort().map((local) => `${local}: any`);
  const variables = declared.length > 0 ? `let ${declared.join(", ")};\n` : "";
  return `function ${name}(v: any): boolean {\n${variables}${body}\n}`;
}

function conditions(guard: Guard, schema: JsonSchema, value: string, depth: number): string[] {
  if (schema.$ref !== undefined) return [`${isName(guard.unit.refer(schema.$ref))}(${value})`];
  const parts = (schema.allOf ?? []).flatMap((part) => conditions(guard, part, value, depth));
  if (schema.type !== undefined) {
    const options = [schema.type]
      .flat()
      .map((type) => typeConditions(guard, schema, type, value, depth));
    parts.push(...(options.length > 1 ? [`(${options.map(all).join(" || ")})`] : options.flat()));
  }
  const shapes = shapesOf(schema);
  if (shapes)
    parts.push(
      `(${shapes.map((shape) => all(conditions(guard, shape, value, depth))).join(" || ")})`,
    );
  const special = shapeByField(schema);
  if (special) {
    const absent = special.fields.map((field) => `${access(value, field)} === undefined`);
    const holds = all(conditions(guard, special.shape, value, depth));
    parts.push(`(${all(absent)} || ${holds})`);
  }
  const choice = oneRequiredOf(schema);
  if (choice)
    parts.push(`(${choice.map((field) => `${access(value, field)} !== undefined`).join(" || ")})`);
  return parts;
}

function typeConditions(
  guard: Guard,
  schema: JsonSchema,
  type: string,
  value: string,
  depth: number,
): string[] {
  const tests = typeTests(guard.unit, type, value);
  if (type === "object") return [...tests, ...fieldConditions(guard, schema, value, depth)];
  if (type === "boolean" || type === "null") return tests;
  const checks = checksOf(schema).map((check) => check.test(value));
  return [...tests, ...checks, ...(type === "array" ? itemCondition(guard, schema, value) : [])];
}

function fieldConditions(guard: Guard, schema: JsonSchema, value: string, depth: number): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const isRequired = schema.required?.includes(name);
    return readOnce(guard, access(value, name), depth, (field) => {
      const holds = all(conditions(guard, property, field, depth + 1));
      return isRequired ? holds : `(${field} === undefined || ${holds})`;
    });
  });
}

/** A call of a function that tests every item. `Array.prototype.every` would skip holes. */
function itemCondition({ unit, loops }: Guard, { items }: JsonSchema, value: string): string[] {
  const guard: Guard = { unit, loops, locals: new Set() };
  const test = readOnce(guard, "v[i]", 1, (item) => all(conditions(guard, items ?? {}, item, 2)));
  if (test === "") return [];
  const name = `${isName(unit.name)}List${loops.length + 1}`;
  const loop = `for (let i = 0; i < v.length; i++) if (${not(test)}) return false;`;
  loops.push(functionOf(guard, name, `${loop}\nreturn true;`));
  return [`${name}(${value})`];
}

/** Stands for the value that a condition is about. */
const VALUE = "\u0000";

/** A condition that reads a value from where it is once, however often it looks at it. */
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
