import { isAssumption } from "../../src/reading/model/evidence.ts";
import type { PlacedEvidence } from "../source/read-source.ts";
import { type Problem, problemsOf } from "./problem.ts";

export const checkEvidence = (placed: readonly PlacedEvidence[]): Problem[] =>
  problemsOf((report) => {
    const first = new Map<string, string>();
    for (const { file, pointer, evidence } of placed) {
      const fault = faultInEvidence(evidence);
      if (fault)
        report(file, `${pointer}/x-evidence: ${fault}`, 'See "Evidence" in CONTRIBUTING.md');
      if (fault || !isAssumption(evidence)) continue;
      const earlier = first.get(evidence.id);
      first.set(evidence.id, file);
      const message = `the assumption ${evidence.id} is also in ${earlier}`;
      if (earlier) report(file, message, "Write each one once, next to the rule it explains");
    }
  });

function faultInEvidence(entry: unknown): string | undefined {
  if (typeof entry !== "object" || entry === null)
    return "an entry has to be an object with `seen`, or with `id`, `assumed`, `because` and `revisit`";
  if ("seen" in entry) {
    const { seen, ...rest } = entry;
    if (Object.keys(rest).length > 0)
      return `an entry with \`seen\` has nothing else, not ${Object.keys(rest).join(", ")}`;
    return Array.isArray(seen) &&
      seen.length > 0 &&
      seen.every((value) => typeof value === "string")
      ? undefined
      : "`seen` has to be a list of values";
  }
  const fields = entry as Record<string, unknown>;
  const missing = ["id", "assumed", "because", "revisit"].filter(
    (key) => typeof fields[key] !== "string" || fields[key] === "",
  );
  if (missing.length > 0) return `an assumption has to say ${missing.join(", ")}`;
  if (!/^[a-z][a-z0-9-]*$/.test(String(fields.id)))
    return `the id "${fields.id}" has to be lower case words joined by hyphens`;
  if (
    "gaps" in fields &&
    !(Array.isArray(fields.gaps) && fields.gaps.every((gap) => typeof gap === "string"))
  )
    return "`gaps` has to be a list of names";
  if ("answeredBy" in fields && fields.answeredBy !== "observe")
    return '`answeredBy` has to be "observe"';
  const unknown = Object.keys(fields).filter(
    (key) => !["id", "assumed", "because", "revisit", "gaps", "answeredBy"].includes(key),
  );
  return unknown.length > 0 ? `an assumption has no ${unknown.join(", ")}` : undefined;
}
