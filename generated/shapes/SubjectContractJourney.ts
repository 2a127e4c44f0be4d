// Generated from events/_shared/SubjectContractJourney.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isSubjectContractJourney(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.subject_number === "string";
}

export function explainSubjectContractJourney(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,subject_number");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.subject_number === undefined) {
      report(path + "/subject_number", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
    if (data.subject_number !== undefined) {
      if (typeof data.subject_number !== "string") {
        report(path+"/subject_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
