// What the contract rests on: `x-evidence` next to a rule, and for all events their evidence.json.

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

/** Whether evidence says what was chosen, and not what was seen. */
export const isAssumption = (evidence: Evidence): evidence is Assumption => "assumed" in evidence;

/** The entries of an `x-evidence`, which may be missing. */
export const evidenceOf = (xEvidence: unknown): readonly Evidence[] =>
  xEvidence === undefined ? [] : ([xEvidence].flat() as Evidence[]);

/** The values that an `x-evidence` has seen, in the order written. */
export const seenValues = (xEvidence: unknown): readonly string[] =>
  evidenceOf(xEvidence).flatMap((entry) => ("seen" in entry ? entry.seen : []));
