// Writes `isX`: one boolean expression, which engines run several times faster than a validator
// that can also explain.
import type { JsonSchema } from "../../../src/model/schema.ts";
import { access, checksOf, isName, oneRequiredOf, type Unit } from "./unit.ts";

/** The expression that is true if `v` satisfies the schema. Tests compare it with ajv. */
export function guardExpression(unit: Unit): string {
  return conditions(unit, unit.schema, "v", 0).join(" &&\n");
}

function conditions(unit: Unit, schema: JsonSchema, value: string, depth: number): string[] {
  if (schema.$ref !== undefined) return [`${isName(unit.refer(schema.$ref))}(${value})`];
  const parts = [...(schema.allOf ?? []).flatMap((part) => conditions(unit, part, value, depth))];
  if (schema.type !== undefined) {
    const options = [schema.type]
      .flat()
      .map((type) => typeConditions(unit, schema, type, value, depth));
    parts.push(...(options.length > 1 ? [`(${options.map(all).join(" || ")})`] : options.flat()));
  }
  const choice = oneRequiredOf(schema);
  if (choice)
    parts.push(`(${choice.map((field) => `${access(value, field)} !== undefined`).join(" || ")})`);
  return parts;
}

function typeConditions(
  unit: Unit,
  schema: JsonSchema,
  type: string,
  value: string,
  depth: number,
): string[] {
  const checks = checksOf(schema).map((check) => check.test(value));
  switch (type) {
    case "string":
      return [`typeof ${value} === "string"`, ...checks];
    case "boolean":
      return [`typeof ${value} === "boolean"`];
    case "integer":
      return [`Number.isInteger(${value})`, ...checks];
    case "number":
      return [`Number.isFinite(${value})`, ...checks];
    case "null":
      return [`${value} === null`];
    case "array":
      return [
        `Array.isArray(${value})`,
        ...checks,
        ...itemConditions(unit, schema.items ?? {}, value, depth),
      ];
    case "object":
      return [
        `typeof ${value} === "object"`,
        `${value} !== null`,
        `!Array.isArray(${value})`,
        ...fieldConditions(unit, schema, value, depth),
      ];
    default:
      throw new Error(`${unit.name}: validators do not know the type ${type}.`);
  }
}

function fieldConditions(unit: Unit, schema: JsonSchema, value: string, depth: number): string[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const field = access(value, name);
    const holds = all(conditions(unit, property, field, depth));
    return schema.required?.includes(name) ? holds : `(${field} === undefined || ${holds})`;
  });
}

function itemConditions(unit: Unit, items: JsonSchema, value: string, depth: number): string[] {
  const item = `i${depth}`;
  const [first, ...more] = conditions(unit, items, item, depth + 1);
  if (first === undefined) return [];
  // A hole in a sparse array is skipped by `every`, so it is asked for by index; JSON has none, but
  // the answer has to be ajv's.
  return [`every(${value}, (${item}: any) => ${all([first, ...more])})`];
}

const all = (parts: readonly string[]): string => parts.join(" && ");
