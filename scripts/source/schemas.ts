// Functions that read and change schemas for the generator.
import { type JsonSchema, nameOfReference, type Resolve } from "../../src/reading/model/schema.ts";
import type { EventsSource } from "./read-events.ts";

/** True if the catalogue breaks off in this event, so that some of its fields are unknown. */
export const isIncomplete = (schema: JsonSchema): boolean =>
  schema.$comment?.startsWith("Incomplete") ?? false;

export const fieldsIn = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties);

export const withFields = (
  schema: JsonSchema,
  fields: Iterable<readonly [name: string, schema: JsonSchema]>,
): JsonSchema => ({ ...schema, properties: Object.fromEntries(fields) });

/** Requires fields and adds them to `properties`, as ajv's strict mode wants in one schema. */
export const requiring = (...required: string[]): JsonSchema =>
  withFields(
    { required },
    required.map((field) => [field, {}]),
  );

/** Writes a pointer as people do: `Account/properties/customers` becomes `Account.customers`. */
export const fieldPath = (pointer: string): string => pointer.replaceAll("/properties/", ".");

/** Replaces every schema in a copy, inner schemas first. `change` gets the JSON Pointer to each. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema, pointer: string) => JsonSchema,
  pointer = "",
): JsonSchema {
  const copy = { ...schema };
  const map = (inner: JsonSchema, ...keys: (string | number)[]): JsonSchema =>
    mapSchema(inner, change, [pointer, ...keys].join("/"));
  for (const keyword of ["properties", "patternProperties"] as const) {
    const entries = Object.entries(copy[keyword] ?? {});
    const mapped = entries.map(([name, inner]) => [name, map(inner, keyword, name)]);
    if (copy[keyword]) copy[keyword] = Object.fromEntries(mapped);
  }
  for (const keyword of ["items", "then"] as const)
    if (copy[keyword]) copy[keyword] = map(copy[keyword], keyword);
  for (const keyword of ["allOf", "anyOf"] as const)
    copy[keyword] &&= copy[keyword].map((part, index) => map(part, keyword, index));
  return change(copy, pointer);
}

/** Calls `visit` for a schema and every schema inside it, inner schemas first. */
export function walkSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, pointer: string) => void,
): void {
  mapSchema(schema, (part, pointer) => {
    visit(part, pointer);
    return part;
  });
}

/** Returns a copy whose references lead to the same names below `base`: `#/$defs/Product`. */
export const pointReferences = (schema: JsonSchema, base: string): JsonSchema =>
  mapSchema(schema, (inner) =>
    inner.$ref === undefined ? inner : { ...inner, $ref: base + nameOfReference(inner.$ref) },
  );

/** Returns a function that finds a shape by a reference from an event's schema, or by name. */
export function resolveShape({ shapes }: Pick<EventsSource, "shapes">): Resolve {
  const schemas = new Map(shapes.map(({ title, schema }) => [title, schema]));
  return (reference) => {
    const schema = schemas.get(nameOfReference(reference));
    if (!schema) throw new Error(`There is no shape ${nameOfReference(reference)}.`);
    return schema;
  };
}

const BASE = "#/$defs/";

type ShapeOf = (name: string) => JsonSchema;

/** Finds every shape to which a schema leads, at any depth. `shapeOf` knows shapes by name. */
export function shapesIn(schema: JsonSchema, shapeOf: ShapeOf): ReadonlyMap<string, JsonSchema> {
  const shapes = new Map<string, JsonSchema>();
  const add = (from: JsonSchema): void =>
    walkSchema(from, ({ $ref }) => {
      const name = $ref === undefined ? undefined : nameOfReference($ref);
      if (name === undefined || shapes.has(name)) return;
      shapes.set(name, shapeOf(name));
      add(shapeOf(name));
    });
  add(schema);
  return shapes;
}

export function selfContained(schema: JsonSchema, shapeOf: ShapeOf): JsonSchema {
  const shapes = [...shapesIn(schema, shapeOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => [name, pointReferences(withoutAddress(shape), BASE)]);
  return {
    ...pointReferences(schema, BASE),
    ...(shapes.length > 0 ? { $defs: Object.fromEntries(shapes) } : {}),
  };
}

/** Removes the dialect and the address, because the document around the schema has its own. */
export function withoutAddress(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest;
}
