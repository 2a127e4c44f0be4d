// Generated from events/_shared/MembershipNew.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isMembershipNew(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.valid_from === "string" &&
  (v.valid_to === undefined || typeof v.valid_to === "string");
}

export function explainMembershipNew(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "contract_identifier,valid_from,valid_to");
    if (data.contract_identifier === undefined) {
      report(path + "/contract_identifier", "required");
    }
    if (data.valid_from === undefined) {
      report(path + "/valid_from", "required");
    }
    if (data.contract_identifier !== undefined) {
      if (typeof data.contract_identifier !== "string") {
        report(path+"/contract_identifier", "string");
      }
    }
    if (data.valid_from !== undefined) {
      if (typeof data.valid_from !== "string") {
        report(path+"/valid_from", "string");
      }
    }
    if (data.valid_to !== undefined) {
      if (typeof data.valid_to !== "string") {
        report(path+"/valid_to", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
