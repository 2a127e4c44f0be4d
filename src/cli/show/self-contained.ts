// Parts of the OpenAPI document that stand without it.
import { follow, type OpenApi, type OperationObject } from "./openapi.ts";
import { nameIn, type Schema } from "./schema.ts";

/** A schema of the document as a plain JSON Schema: shapes in its own `$defs`, and no keywords that are not of JSON Schema. */
export function selfContained(openapi: OpenApi, schema: Schema): object {
  const needed = new Map<string, unknown>();
  const plain = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(plain);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).flatMap(([key, value]) => entry(key, value)));
  };
  const entry = (key: string, value: unknown): [string, unknown][] => {
    if (key.startsWith("x-")) return [];
    if (key === "properties")
      return [
        [
          key,
          Object.fromEntries(
            Object.entries(value as object).map(([name, part]) => [name, plain(part)]),
          ),
        ],
      ];
    if (key !== "$ref") return [[key, plain(value)]];
    const name = nameIn(String(value));
    if (!needed.has(name)) {
      needed.set(name, {}); // before its own references, which may lead back
      needed.set(name, plain(openapi.components.schemas[name]));
    }
    return [[key, `#/$defs/${name}`]];
  };
  const root = plain(
    schema.$ref === undefined ? schema : follow<Schema>(openapi, { $ref: schema.$ref }),
  ) as object;
  const $defs = Object.fromEntries([...needed].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { $schema: openapi.jsonSchemaDialect, ...root, ...(needed.size > 0 ? { $defs } : {}) };
}

/** An operation object without references. */
export function dereferenced(openapi: OpenApi, operation: OperationObject): object {
  const inline = (node: unknown, around: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => inline(part, around));
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...beside } = node as { $ref?: string };
    const rest = Object.fromEntries(
      Object.entries(beside).map(([key, value]) => [key, inline(value, around)]),
    );
    if (typeof $ref !== "string" || around.includes($ref))
      return $ref === undefined ? rest : { $ref, ...rest };
    return { ...(inline(follow<object>(openapi, { $ref }), [...around, $ref]) as object), ...rest };
  };
  return inline(operation, []) as object;
}

/** Every node of the document that an operation leads to, itself first. */
export function reachable(
  openapi: OpenApi,
  node: unknown,
  found = new Set<unknown>(),
): Set<unknown> {
  if (typeof node !== "object" || node === null || found.has(node)) return found;
  found.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref" && typeof value === "string" && value.startsWith("#/"))
      reachable(openapi, follow<object>(openapi, { $ref: value }), found);
    else reachable(openapi, value, found);
  }
  return found;
}
