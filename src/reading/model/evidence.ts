// What the contract rests on: `x-evidence` next to a rule, and for all events their evidence.json.
import { escapeKey } from "../../library/json/pointer.ts";

/** Something that had to be chosen because the specification does not say. */
export interface Assumption {
  readonly id: string;
  readonly assumed: string;
  /** Which gaps of the specification this fills, by the names in test/facts/gaps.ts. */
  readonly gaps?: readonly string[];
  readonly because: string;
  /** What would change the choice. */
  readonly revisit: string;
}

/** Values that were seen. Never a closed list. */
export interface SeenValues {
  readonly seen: readonly string[];
}

export type Evidence = Assumption | SeenValues;

/** Evidence and the JSON Pointer to where it stands in its document. */
export interface LocatedEvidence {
  readonly pointer: string;
  readonly evidence: Evidence;
}

/** Whether evidence says what was chosen, and not what was seen. */
export const isAssumption = (evidence: Evidence): evidence is Assumption => "assumed" in evidence;

/** The entries of an `x-evidence`, which may be missing. */
export const evidenceOf = (xEvidence: unknown): readonly Evidence[] =>
  xEvidence === undefined ? [] : ([xEvidence].flat() as Evidence[]);

/** The values that an `x-evidence` has seen, in the order written. */
export const seenValues = (xEvidence: unknown): readonly string[] =>
  evidenceOf(xEvidence).flatMap((entry) => ("seen" in entry ? entry.seen : []));

export const assumptionsIn = (evidence: readonly Evidence[]): readonly Assumption[] => [
  ...new Map(evidence.filter(isAssumption).map((entry) => [entry.id, entry])).values(),
];

/** Every `x-evidence` inside a node of a document, in document order. */
export function evidenceInside(node: unknown, pointer = ""): LocatedEvidence[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-evidence"
      ? evidenceOf(value).map((evidence) => ({ pointer, evidence }))
      : evidenceInside(value, `${pointer}/${escapeKey(key)}`),
  );
}
