// Generated from events/_shared/SubjectContractJourney.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isSubjectContractJourney(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.subject_number === "string";
}

export function explainSubjectContractJourney(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.subject_number;
    found.visit?.(found, v, at, "number,subject_number");
    if (v1 === undefined) missing(found, at + "number");
    if (v2 === undefined) missing(found, at + "subject_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "subject_number", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
