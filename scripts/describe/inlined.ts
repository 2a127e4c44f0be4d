// Copies parts of the OpenAPI document so that they stand without the document.

import { DIALECT, type JsonSchema } from "../../src/reading/model/schema.ts";
import { follow, type OpenApiDocument, schemaNamed } from "../source/openapi.ts";
import { selfContained } from "../source/schemas.ts";
import { publicSchema } from "./schema-without.ts";

/** Turns a schema of the document into a self-contained JSON Schema without our own keywords. */
export function plainSchema(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const plain = selfContained(publicSchema(follow(document, schema)), (name) =>
    publicSchema(schemaNamed(document, name)),
  );
  return { $schema: DIALECT, ...plain };
}

/** Replaces references by their targets. A reference inside its own target stays. */
export function dereferenced(document: OpenApiDocument, operation: object): object {
  const inline = (node: unknown, around: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => inline(part, around));
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...beside } = node as { $ref?: string };
    const rest = Object.fromEntries(
      Object.entries(beside).map(([key, value]) => [key, inline(value, around)]),
    );
    if (typeof $ref !== "string" || around.includes($ref))
      return $ref === undefined ? rest : { $ref, ...rest };
    return {
      ...(inline(follow<object>(document, { $ref }), [...around, $ref]) as object),
      ...rest,
    };
  };
  return inline(operation, []) as object;
}

export function reachable(document: OpenApiDocument, node: unknown, nodes = new Set<object>()) {
  if (typeof node !== "object" || node === null || nodes.has(node)) return nodes;
  nodes.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string" && value.startsWith("#/"))
      reachable(document, follow<object>(document, { $ref: value }), nodes);
    else reachable(document, value, nodes);
  }
  return nodes;
}
