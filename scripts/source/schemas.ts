// What the generator asks of schemas, and how it changes them.
import { type JsonSchema, nameOfReference } from "../../src/reading/model/schema.ts";

/** Whether the catalogue breaks off in this event, so that some fields are not known. */
export const isIncomplete = (schema: JsonSchema): boolean =>
  schema.$comment?.startsWith("Incomplete") ?? false;

/** A copy in which `change` has replaced every schema, the inner ones first. */
export function mapSchema(
  schema: JsonSchema,
  change: (schema: JsonSchema) => JsonSchema,
): JsonSchema {
  const copy = { ...schema };
  const map = (inner: JsonSchema) => mapSchema(inner, change);
  if (copy.properties)
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, inner]) => [name, map(inner)]),
    );
  if (copy.items) copy.items = map(copy.items);
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
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    walkSchema(property, visit, `${pointer}/properties/${name}`);
  if (schema.items) walkSchema(schema.items, visit, `${pointer}/items`);
  for (const keyword of ["allOf", "anyOf"] as const) {
    for (const [index, part] of (schema[keyword] ?? []).entries())
      walkSchema(part, visit, `${pointer}/${keyword}/${index}`);
  }
}

const BASE = "#/$defs/";

/** A schema with every shape that it leads to, at any depth. `shapeOf` knows the shapes by name. */
export function selfContained(
  schema: JsonSchema,
  shapeOf: (name: string) => JsonSchema | undefined,
): JsonSchema {
  const shapes = new Map<string, JsonSchema>();
  const add = (from: JsonSchema): void =>
    walkSchema(from, ({ $ref }) => {
      const name = $ref === undefined ? undefined : nameOfReference($ref);
      const shape = name === undefined ? undefined : shapeOf(name);
      if (name === undefined || shape === undefined || shapes.has(name)) return;
      shapes.set(name, pointReferences(withoutAddress(shape), BASE));
      add(shape);
    });
  add(schema);
  const sorted = [...shapes].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...pointReferences(schema, BASE),
    ...(sorted.length > 0 ? { $defs: Object.fromEntries(sorted) } : {}),
  };
}

/** A schema as a part of a document, which has a dialect and an address of its own. */
export function withoutAddress(schema: JsonSchema): JsonSchema {
  const { $schema: _, $id: __, ...rest } = schema;
  return rest;
}
