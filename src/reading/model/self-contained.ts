// Schemas that stand alone, with the shapes that they use in their own `$defs`.
import {
  type JsonSchema,
  nameOfReference,
  pointReferences,
  type Resolve,
  walkSchema,
} from "./schema.ts";

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

/** Finds the schemas that the references of a self-contained schema lead to. */
export const resolveInside =
  (root: JsonSchema): Resolve =>
  (reference) => {
    const schema = root.$defs?.[nameOfReference(reference)];
    if (!schema) throw new Error(`${root.title ?? "The schema"} has no ${reference}.`);
    return schema;
  };
