// Marks the branches of choices, so that ajv says where the faults of each begin and end.
import { valueAt } from "../../library/json/pointer.ts";
import { withInner } from "../documents/keywords.ts";
import type { JsonSchema } from "../model/schema.ts";

/** A branch that no value satisfies. Its fault comes before the faults of the marked branch. */
const BEGIN = { not: {}, $comment: "A branch begins." };
const END = "A branch ends.";

/** Marks each branch of `anyOf` and `oneOf`, and the schema of `contains`. Verdicts stay the same. */
export function withMarkedBranches(schema: JsonSchema): JsonSchema {
  const { $defs = {} } = schema;
  const marked = (node: object): object => {
    const mark = (branch: unknown) => ({ anyOf: [BEGIN, branch], $comment: END });
    const inner = Object.entries(node).map(([key, value]) => {
      const copy = withInner(key, value, marked);
      if (key === "contains") return [key, mark(copy)];
      return [key, /^(anyOf|oneOf)$/.test(key) && Array.isArray(copy) ? copy.map(mark) : copy];
    });
    return Object.fromEntries(inner);
  };
  const shapes = Object.entries($defs).map(([name, shape]) => [name, marked(shape)]);
  return { ...marked(schema), $defs: Object.fromEntries(shapes) };
}

/** Says whether a schema is a mark: whether a branch begins or ends at its fault. */
export function markOf(schemaOfFault: unknown): "begin" | "end" | undefined {
  const comment = valueAt(schemaOfFault, ["$comment"]);
  return comment === BEGIN.$comment ? "begin" : comment === END ? "end" : undefined;
}

/** Returns a marked branch as it was before. */
export const branchIn = (marked: unknown): unknown =>
  valueAt(marked, ["$comment"]) === END ? valueAt(marked, ["anyOf", "1"]) : marked;
