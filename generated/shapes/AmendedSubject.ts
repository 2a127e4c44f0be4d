// Generated from events/_shared/AmendedSubject.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isAmendedSubject(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.type === "string" &&
  typeof v.identifier === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string";
}

export function explainAmendedSubject(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.type;
    const v2 = v.identifier;
    const v3 = v.effective_from;
    const v4 = v.effective_to;
    found.visit?.(found, v, at, "type,identifier,effective_from,effective_to");
    if (v1 === undefined) missing(found, at + "type");
    if (v2 === undefined) missing(found, at + "identifier");
    if (v3 === undefined) missing(found, at + "effective_from");
    if (v4 === undefined) missing(found, at + "effective_to");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "effective_from", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "effective_to", v4, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
