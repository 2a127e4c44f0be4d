// Evidence stands next to the rule it explains: `x-evidence` in openapi/, and events/evidence.json for the catalogue as a whole.
import { escapeKey } from "../../src/json/pointer.ts";

/** Something that had to be chosen because the specification does not say. */
export interface Assumption {
  readonly id: string;
  /** What was chosen. */
  readonly assumed: string;
  /** Which gaps of the specification this fills, by the names in test/facts/gaps.ts. */
  readonly gaps?: readonly string[];
  readonly because: string;
  /** What would change the choice. */
  readonly revisit: string;
}
/** Values that were seen. Never a closed list. */
export interface Seen {
  readonly seen: readonly string[];
}
export type Evidence = Assumption | Seen;

/** A piece of evidence and the place it stands at: a file and a JSON Pointer in it. */
export interface PlacedEvidence {
  readonly file: string;
  readonly pointer: string;
  readonly evidence: Evidence;
}

export const isAssumption = (evidence: Evidence): evidence is Assumption => "assumed" in evidence;

/** The values seen for a schema, in the order written; empty where none are noted. */
export function seenValues(xEvidence: unknown): readonly string[] {
  return Array.isArray(xEvidence)
    ? (xEvidence as Evidence[]).flatMap((entry) => ("seen" in entry ? entry.seen : []))
    : [];
}

/** Every `x-evidence` in a document, in document order. */
export function collectEvidence(file: string, node: unknown, pointer = ""): PlacedEvidence[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${pointer}/${escapeKey(key)}`;
    if (key !== "x-evidence") return collectEvidence(file, value, here);
    return (Array.isArray(value) ? value : [value]).map((evidence: Evidence) => ({
      file,
      pointer,
      evidence,
    }));
  });
}

/** What is wrong with one entry, in words that say what to write; undefined when it is well formed. */
export function faultInEvidence(entry: unknown): string | undefined {
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
  const unknown = Object.keys(fields).filter(
    (key) => !["id", "assumed", "because", "revisit", "gaps"].includes(key),
  );
  return unknown.length > 0 ? `an assumption has no ${unknown.join(", ")}` : undefined;
}
