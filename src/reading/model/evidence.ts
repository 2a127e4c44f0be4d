// The evidence for the contract: `x-evidence` next to a rule, and evidence.json for all events.

/** A choice that was necessary because the specification says nothing. */
export interface Assumption {
  readonly id: string;
  readonly assumed: string;
  /** The gaps of the specification that the choice fills, by their names in test/facts/gaps.ts. */
  readonly gaps?: readonly string[];
  readonly because: string;
  /** The facts that would change the choice. */
  readonly revisit: string;
  /** The command that says what the traffic makes of the choice. */
  readonly answeredBy?: "observe";
}

/** Values that were seen. The list is never closed. */
export interface SeenValues {
  readonly seen: readonly string[];
}

export type Evidence = Assumption | SeenValues;

export const isAssumption = (evidence: Evidence): evidence is Assumption => "assumed" in evidence;

/** Returns the entries of an `x-evidence`, which may be missing. */
export const evidenceOf = (xEvidence: unknown): readonly Evidence[] =>
  xEvidence === undefined ? [] : ([xEvidence].flat() as Evidence[]);

export const seenValues = (xEvidence: unknown): readonly string[] =>
  evidenceOf(xEvidence).flatMap((entry) => ("seen" in entry ? entry.seen : []));
