// Rewrites a schema for ajv. The verdicts stay the same.
import { isJsonObject as isNode } from "../../library/json/pointer.ts";
import { withInner } from "../../reading/documents/keywords.ts";
import type { JsonObject as Node } from "../../reading/documents/read-document.ts";
import type { JsonSchema } from "../../reading/model/schema.ts";
import { marked } from "../../reading/own/marks.ts";

/** Marks each branch of a choice, and the schema of `contains`. */
export const withMarkedBranches = (schema: JsonSchema): JsonSchema =>
  everywhere(schema, (node) =>
    mapped(node, (key, value) => {
      if (key === "contains") return marked(value);
      return /^(any|one)Of$/.test(key) && Array.isArray(value) ? value.map(marked) : value;
    }),
  );

/**
 * Prepares a schema for an ajv that ends at the first fault. Fields with a list of values come
 * first, so that it leaves a branch that is not meant, and does not go into all of them at all
 * levels. `contains` stands apart: such an ajv passes over it for a list shorter than `prefixItems`.
 */
export const forFirstFault = (schema: JsonSchema): JsonSchema =>
  everywhere(schema, ({ contains, minContains, maxContains, ...node }) => {
    const sorted = mapped(node, (key, value) => (key === "properties" ? tagsFirst(value) : value));
    if (contains === undefined) return sorted;
    const apart = { contains, minContains, maxContains };
    return { ...sorted, allOf: [node.allOf ?? [], apart].flat() };
  });

function tagsFirst(properties: unknown): unknown {
  if (!isNode(properties)) return properties;
  const isOther = (field: unknown) => !(isNode(field) && ("const" in field || "enum" in field));
  const fields = Object.entries(properties);
  fields.sort(([, one], [, other]) => Number(isOther(one)) - Number(isOther(other)));
  return Object.fromEntries(fields);
}

const mapped = (node: Node, change: (key: string, value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(key, value)]));

/** Changes all schemas in a schema, the innermost first. */
function everywhere(schema: JsonSchema, change: (node: Node) => Node): JsonSchema {
  const copy = (node: Node): Node =>
    change(mapped(node, (key, value) => withInner(key, value, copy)));
  const { $defs = {}, ...whole } = schema;
  const shapes = Object.entries($defs).map(([name, shape]) => [name, copy(shape as Node)]);
  return { ...copy(whole as Node), $defs: Object.fromEntries(shapes) };
}
