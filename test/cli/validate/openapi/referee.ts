// A second reading of the document of a deployment, for ajv; bodies made from it, and each of its
// keywords broken once.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import type { Random } from "../../../seeded.ts";

export const FILE = join(import.meta.dirname, "deployment.yaml");

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping?: Readonly<Record<string, string>>;
  };
  readonly format?: string;
  readonly pattern?: string;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly [limit: string]: unknown;
}

/** The mark of fields that requests, or answers, may leave out. */
export type Unsent = "readOnly" | "writeOnly";

type Components = Readonly<Record<string, Schema>>;
export const SCHEMAS = (
  parse(readFileSync(FILE, "utf8")) as { components: { schemas: Components } }
).components.schemas;

export const nameOf = (reference = ""): string => reference.slice(reference.lastIndexOf("/") + 1);

export const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : (SCHEMAS[nameOf(schema.$ref)] as Schema);

/** The values of a discriminator, each with its form; `undefined` is no value. */
export function formsOf({ oneOf = [], discriminator }: Schema): [unknown, string][] {
  const named = oneOf.map(({ $ref }): [string, string] => [nameOf($ref), nameOf($ref)]);
  const mapping = discriminator?.mapping ? Object.entries(discriminator.mapping) : named;
  const values = new Map<string, unknown>([
    ["", undefined],
    ["true", true],
    ["false", false],
  ]);
  return mapping.map(([key, form]) => [values.has(key) ? values.get(key) : key, nameOf(form)]);
}

/** Whether nothing decides where a discriminator is left out, and a form says that it may be. */
export const isLeftToForms = (schema: Schema, form: string): boolean =>
  formsOf(schema).every(([value]) => value !== undefined) &&
  !SCHEMAS[form]?.required?.includes(schema.discriminator?.propertyName ?? "");

/** A schema of OpenAPI 3.0 in 2020-12, where discriminators decide. */
function convert(schema: Schema, unsent: Unsent): object {
  if (schema.$ref) return { $ref: `#/$defs/${nameOf(schema.$ref)}` };
  const all = (list: readonly Schema[]) => list.map((one) => convert(one, unsent));
  const { nullable, discriminator, oneOf, ...rest } = schema;
  const made: Record<string, unknown> = { ...rest };
  for (const limit of ["Minimum", "Maximum"] as const) {
    if (schema[`exclusive${limit}`] !== true) continue;
    made[`exclusive${limit}`] = schema[limit.toLowerCase()];
    delete made[limit.toLowerCase()];
  }
  const { properties, required, additionalProperties: others, items, allOf, anyOf } = schema;
  if (properties)
    made.properties = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, convert(field, unsent)]),
    );
  if (required) made.required = required.filter((name) => !properties?.[name]?.[unsent]);
  if (typeof others === "object") made.additionalProperties = convert(others, unsent);
  if (items) made.items = convert(items, unsent);
  if (allOf) made.allOf = all(allOf);
  if (anyOf) made.anyOf = all(anyOf);
  if (oneOf && !discriminator) made.oneOf = all(oneOf);
  if (discriminator) made.anyOf = formsOf(schema).map((form) => decided(schema, form));
  return nullable ? { anyOf: [made, { type: "null" }] } : made;
}

/** A value that is there means its form. Whether it has to be there is said by the forms, or by "". */
function decided(schema: Schema, [value, form]: [unknown, string]): object {
  const { propertyName = "" } = schema.discriminator ?? {};
  const isDecided = formsOf(schema).some(([one]) => one === undefined);
  const rule = {
    ...(isDecided && { required: [propertyName] }),
    properties: { [propertyName]: { const: value } },
  };
  const without = { not: { required: [propertyName] } };
  return { allOf: [{ $ref: `#/$defs/${form}` }, value === undefined ? without : rule] };
}

/** What ajv says of a value for a component of the document. */
export function refereeOf(name: string, unsent: Unsent, coerceTypes = false) {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, coerceTypes, logger: false });
  addFormats.default(ajv);
  const $defs = Object.fromEntries(
    Object.entries(SCHEMAS).map(([own, schema]) => [own, convert(schema, unsent)]),
  );
  const validate = ajv.compile({ $ref: `#/$defs/${name}`, $defs });
  return (value: unknown): boolean => validate(structuredClone(value));
}

const PATTERNED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\^-\?/, ["", "-", "12", "-0.5", "1234567890.0123456789", ".5"]],
  [/HR/, ["HRA 1", "HRB 123456"]],
  [/\{5\}/, ["20457", "00000"]],
];
const FORMATTED: Readonly<Record<string, readonly string[]>> = {
  date: ["2025-03-28", "2024-02-29"],
  "date-time": ["2025-03-28T09:15:00Z"],
  email: ["kim@example.com"],
};
const DEEPEST = 3;

/** A body of a schema, all of it by chance. */
export function sample(written: Schema, random: Random, unsent: Unsent, depth = 0): unknown {
  const schema = resolved(written);
  const one = <Item>(list: readonly Item[]): Item => list[random(list.length)] as Item;
  const inner = (part: Schema): unknown => sample(part, random, unsent, depth + 1);
  if (schema.nullable && random(4) === 0) return null;
  if (schema.discriminator) {
    const [value, form] = one(formsOf(schema));
    const body = sample({ $ref: form }, random, unsent, depth) as Record<string, unknown>;
    const { propertyName } = schema.discriminator;
    delete body[propertyName];
    const isOptional = isLeftToForms(schema, form) && random(3) === 0;
    return value === undefined || isOptional ? body : { [propertyName]: value, ...body };
  }
  const [part] = [schema.allOf?.[0], schema.anyOf && one(schema.anyOf)].filter((form) => form);
  if (part) return sample(part, random, unsent, depth);
  if (schema.enum) return one(schema.enum.filter((value) => schema.nullable || value !== null));
  const least = Number(schema.minLength ?? 0);
  const { minimum = 0, maximum = 100, multipleOf = 1 } = schema as Record<string, number>;
  switch (schema.type) {
    case "string": {
      const [, texts] = PATTERNED.find(([part]) => part.test(schema.pattern ?? "-")) ?? [];
      const known = texts ?? FORMATTED[schema.format ?? ""];
      const most = Math.min(Number(schema.maxLength ?? 12), least + 12);
      return known
        ? one(known)
        : "quay ÄÖ 12345".repeat(3).slice(0, least + random(most - least + 1));
    }
    case "integer":
      return minimum + random(maximum - minimum + 1);
    case "number":
      if (schema.multipleOf) return multipleOf * random(20);
      return minimum + (maximum - minimum) * ((1 + random(98)) / 100);
    case "boolean":
      return random(2) === 0;
    case "array": {
      const few = Number(schema.minItems ?? 0) + (depth > DEEPEST ? 0 : random(3));
      const items = Array.from({ length: few }, () => inner(schema.items ?? {}));
      return schema.uniqueItems ? [...new Set(items)] : items;
    }
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).filter(
        ([name, field]) =>
          !field[unsent] && (schema.required?.includes(name) || (depth < 9 && random(2) === 0)),
      );
      const others = typeof schema.additionalProperties === "object" ? random(3) : 0;
      const open = Array.from({ length: others }, (_, at) => [`other_${at}`, "some"]);
      return Object.fromEntries([...fields.map(([name, field]) => [name, inner(field)]), ...open]);
    }
    default:
      return one([1, "any", [], true]);
  }
}
