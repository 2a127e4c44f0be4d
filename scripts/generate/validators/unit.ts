import type { JsonSchema } from "../../../src/reading/model/schema.ts";
import { walkSchema } from "../../source/schemas.ts";

/** One schema that becomes one module: the function `isX` decides, `explainX` finds every fault. */
export interface Unit {
  /** The TypeScript name: `AccountCreatedV1`, `Product`, `Customer`. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** The name of the unit that a `$ref` in the schema leads to. */
  readonly refer: (reference: string) => string;
  /** Whether it is always a payload as a whole, and never a value inside another unit. */
  readonly isPayload?: boolean;
}

export function referredUnits({ schema, refer }: Unit): string[] {
  const names = new Set<string>();
  walkSchema(schema, (node) => {
    if (node.$ref !== undefined) names.add(refer(node.$ref));
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

/** What a value has to be to be of a type, as code. All of it has to hold. */
export function typeTests({ name }: Unit, type: string, value: string): string[] {
  if (type === "string" || type === "boolean") return [`typeof ${value} === "${type}"`];
  if (type === "integer") return [`Number.isInteger(${value})`];
  if (type === "number") return [`Number.isFinite(${value})`];
  if (type === "null") return [`${value} === null`];
  if (type === "array") return [`Array.isArray(${value})`];
  if (type === "object")
    return [`typeof ${value} === "object"`, `${value} !== null`, `!Array.isArray(${value})`];
  throw new Error(`${name}: validators do not know the type ${type}.`);
}

/** `anyOf: [{required: [a]}, {required: [b]}]`: the fields of which one has to be there. */
export function oneRequiredOf(schema: JsonSchema): string[] | undefined {
  if (!schema.anyOf || shapesOf(schema)) return undefined;
  return schema.anyOf.map((part) => {
    const [field, ...more] = part.required ?? [];
    if (field === undefined || more.length > 0 || Object.keys(part).length > 1) {
      throw new Error("Validators know anyOf only as a choice of required fields or of shapes.");
    }
    return field;
  });
}

/** `if: {anyOf: [{required: [a]}, {required: [b]}]}, then: {$ref: c}`: with a or b it has shape c. */
export function shapeByField({ if: condition, then: shape }: JsonSchema) {
  const fields = condition?.anyOf?.flatMap(({ required = [] }) => required);
  return fields && shape?.$ref !== undefined ? { fields, shape } : undefined;
}

/** `anyOf: [{$ref: a}, {$ref: b}, {type: null}]`: the shapes of which the value has to have one. */
export function shapesOf({ anyOf }: JsonSchema): readonly JsonSchema[] | undefined {
  return anyOf?.every(({ $ref, type }) => $ref !== undefined || type === "null")
    ? anyOf
    : undefined;
}
