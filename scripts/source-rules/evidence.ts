import { faultInEvidence, isAssumption, type PlacedEvidence } from "../source/evidence.ts";
import type { Problem } from "./problem.ts";

export function checkEvidence(placed: readonly PlacedEvidence[]): Problem[] {
  const first = new Map<string, string>();
  return placed.flatMap(({ file, pointer, evidence }) => {
    const fault = faultInEvidence(evidence);
    if (fault)
      return [
        {
          file,
          message: `${pointer}/x-evidence: ${fault}`,
          remedy: 'See "Evidence" in CONTRIBUTING.md',
        },
      ];
    if (!isAssumption(evidence)) return [];
    const other = first.get(evidence.id);
    first.set(evidence.id, file);
    return other === undefined
      ? []
      : [
          {
            file,
            message: `the assumption ${evidence.id} is also in ${other}`,
            remedy: "Write each one once, next to the rule it explains",
          },
        ];
  });
}
