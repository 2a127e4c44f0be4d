/** Something that had to be chosen because the specification does not say. */
export interface Assumption {
  readonly id: string;
  readonly assumed: string;
  readonly because: string;
  readonly revisit: string;
}
/** Values that were seen. Never a closed list. */
interface Seen {
  readonly seen: readonly string[];
}
export type Evidence = Assumption | Seen;

export const isAssumption = (evidence: Evidence): evidence is Assumption => "assumed" in evidence;

/** The assumptions among some evidence, each once. */
export function assumptionsIn(evidence: readonly Evidence[]): Assumption[] {
  return [
    ...new Map(
      evidence.filter(isAssumption).map((assumption) => [assumption.id, assumption]),
    ).values(),
  ];
}

/** Evidence anywhere inside a node of a document. */
export function evidenceInside(node: unknown): Evidence[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-evidence" ? (value as Evidence[]) : evidenceInside(value),
  );
}

/** The assumptions that hold for an event: all but those about another event, which name it. */
export function assumptionsAbout(
  event: string,
  names: readonly string[],
  assumptions: readonly Assumption[],
): Assumption[] {
  return assumptions.filter(({ assumed }) => {
    const named = names.filter((name) => assumed.includes(name));
    return named.length === 0 || named.includes(event);
  });
}
