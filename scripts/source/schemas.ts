// What the generator asks of schemas, and how it changes them.
import { type JsonSchema, nameOfReference, type Resolve } from "../../src/reading/model/schema.ts";
import type { EventsSource } from "./read-events.ts";

/** Whether the catalogue breaks off in this event, so that some fields are not known. */
export const isIncomplete = (schema: JsonSchema): boolean =>
  schema.$comment?.startsWith("Incomplete") ?? false;

const NAMED = ["properties", "patternProperties"] as const;

/** The fields that a schema describes. */
export const fieldsIn = ({ properties = {} }: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(properties);

/** A schema that describes these fields, and no others. */
export const withFields = (
  schema: JsonSchema,
  fields: Iterable<readonly [name: string, schema: JsonSchema]>,
): JsonSchema => ({ ...schema, properties: Object.fromEntries(fields) });

/** `Account/properties/customers` as people write it: `Account.customers`. */
export const fieldPath = (pointer: string): string => pointer.replaceAll("/properties/", ".");

/** A copy in which `change` has replaced every schema, the inner ones first. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const copy = { ...schema };
  const map = (inner: JsonSchema) => mapSchema(inner, change);
  for (const keyword of NAMED)
    if (copy[keyword])
      copy[keyword] = Object.fromEntries(
        Object.entries(copy[keyword]).map(([name, inner]) => [name, map(inner)]),
      );
  for (const keyword of ["items", "then"] as const)
    if (copy[keyword]) copy[keyword] = map(copy[keyword]);
  if (copy.allOf) copy.allOf = copy.allOf.map(map);
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(map);
  return change(copy);
}

/** A copy in which every reference leads to the same name at another place: `#/$defs/Product`. */
export const pointReferences = (schema: JsonSchema, base: string): JsonSchema =>
  mapSchema(schema, (inner) =>
    inner.$ref === undefined ? inner : { ...inner, $ref: base + nameOfReference(inner.$ref) },
  );

/** Calls `visit` for a schema and every schema inside it, with the JSON Pointer to each. */
export function walkSchema(
  schema: JsonSchema,
  visit: (schema: JsonSchema, pointer: string) => void,
  pointer = "",
): void {
  visit(schema, pointer);
  for (const keyword of NAMED)
    for (const [name, property] of Object.entries(schema[keyword] ?? {}))
      walkSchema(property, visit, `${pointer}/${keyword}/${name}`);
  for (const keyword of ["items", "then"] as const)
    if (schema[keyword]) walkSchema(schema[keyword], visit, `${pointer}/${keyword}`);
  for (const keyword of ["allOf", "anyOf"] as const) {
    for (const [index, part] of (schema[keyword] ?? []).entries())
      walkSchema(part, visit, `${pointer}/${keyword}/${index}`);
  }
}

/** Finds the shapes that the schemas of events refer to. */
export function resolveShape({ shapes }: Pick<EventsSource, "shapes">): Resolve {
  const schemas = new Map(shapes.map(({ title, schema }) => [title, schema]));
  return (reference) => {
    const schema = schemas.get(nameOfReference(reference));
    if (!schema) throw new Error(`There is no shape ${nameOfReference(reference)}.`);
    return schema;
  };
}

const BASE = "#/$defs/";

type ShapeOf = (name: string) => JsonSchema | undefined;

/** Every shape that a schema leads to, at any depth. `shapeOf` knows the shapes by name. */
export function shapesIn(schema: JsonSchema, shapeOf: ShapeOf): ReadonlyMap<string, JsonSchema> {
  const shapes = new Map<string, JsonSchema>();
  const add = (from: JsonSchema): void =>
    walkSchema(from, ({ $ref }) => {
      const name = $ref === undefined ? undefined : nameOfReference($ref);
      const shape = name === undefined ? undefined : shapeOf(name);
      if (name === undefined || shape === undefined || shapes.has(name)) return;
      shapes.set(name, shape);
      add(shape);
    });
  add(schema);
  return shapes;
}

/** A schema with every shape that it leads to. */
export function selfContained(schema: JsonSchema, shapeOf: ShapeOf): JsonSchema {
  const shapes = [...shapesIn(schema, shapeOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, shape]) => [name, pointReferences(withoutAddress(shape), BASE)]);
  return {
    ...pointReferences(schema, BASE),
    ...(shapes.length > 0 ? { $defs: Object.fromEntries(shapes) } : {}),
  };
}

/** A schema as a part of a document, which has a dialect and an address of its own. */
export function withoutAddress(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest;
}
