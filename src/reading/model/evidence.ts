// The evidence for the contract: `x-evidence` next to a rule, and evidence.json for all events.

/** A choice that had to be made because the specification does not say. */
export interface Assumption {
  readonly id: string;
  readonly assumed: string;
  /** The gaps of the specification that this fills, by the names in test/facts/gaps.ts. */
  readonly gaps?: readonly string[];
  readonly because: string;
  /** The facts that would change the choice. */
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
