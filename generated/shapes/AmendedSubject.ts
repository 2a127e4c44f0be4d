// Generated from events/_shared/AmendedSubject.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isAmendedSubject(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.type === "string" &&
  typeof v.identifier === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string";
}

export function explainAmendedSubject(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "type,identifier,effective_from,effective_to");
    if (data.type === undefined) {
      report(path + "/type", "required");
    }
    if (data.identifier === undefined) {
      report(path + "/identifier", "required");
    }
    if (data.effective_from === undefined) {
      report(path + "/effective_from", "required");
    }
    if (data.effective_to === undefined) {
      report(path + "/effective_to", "required");
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.identifier !== undefined) {
      if (typeof data.identifier !== "string") {
        report(path+"/identifier", "string");
      }
    }
    if (data.effective_from !== undefined) {
      if (typeof data.effective_from !== "string") {
        report(path+"/effective_from", "string");
      }
    }
    if (data.effective_to !== undefined) {
      if (typeof data.effective_to !== "string") {
        report(path+"/effective_to", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
