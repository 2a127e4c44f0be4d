// Marks the branches of choices, so that ajv says where the faults of each begin and end.
import { valueAt } from "../../library/json/pointer.ts";

/** A branch that no value satisfies. Its fault comes before the faults of the marked branch. */
const BEGIN = { not: {}, $comment: "A branch begins." };
const END = "A branch ends.";

export const marked = (branch: unknown) => ({ anyOf: [BEGIN, branch], $comment: END });

/** Says whether a schema is a mark: whether a branch begins or ends at its fault. */
export function markOf(schemaOfFault: unknown): "begin" | "end" | undefined {
  const comment = valueAt(schemaOfFault, ["$comment"]);
  return comment === BEGIN.$comment ? "begin" : comment === END ? "end" : undefined;
}

/** Returns a marked branch as it was before. */
export const branchIn = (schema: unknown): unknown =>
  markOf(schema) === "end" ? valueAt(schema, ["anyOf", "1"]) : schema;
