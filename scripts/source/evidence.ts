import { escapeKey } from "../../src/library/json/pointer.ts";
import {
  type Assumption,
  type Evidence,
  evidenceOf,
  isAssumption,
} from "../../src/reading/model/evidence.ts";

export interface LocatedEvidence {
  readonly pointer: string;
  readonly evidence: Evidence;
}

/** Finds the assumptions in a list of evidence, each once. */
export const assumptionsIn = (evidence: readonly Evidence[]): readonly Assumption[] => [
  ...new Map(evidence.filter(isAssumption).map((entry) => [entry.id, entry])).values(),
];

/** Finds every `x-evidence` inside a node of a document, in document order. */
export function evidenceInside(node: unknown, pointer = ""): LocatedEvidence[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-evidence"
      ? evidenceOf(value).map((evidence) => ({ pointer, evidence }))
      : evidenceInside(value, `${pointer}/${escapeKey(key)}`),
  );
}
