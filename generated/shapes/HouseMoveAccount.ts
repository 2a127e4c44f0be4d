// Generated from events/_shared/HouseMoveAccount.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isHouseMoveAccount(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.external_reference === "string";
}

export function explainHouseMoveAccount(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,external_reference");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.external_reference === undefined) {
      report(path + "/external_reference", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
    if (data.external_reference !== undefined) {
      if (typeof data.external_reference !== "string") {
        report(path+"/external_reference", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
