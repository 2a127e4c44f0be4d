// Generated from events/_shared/LeaveTerminationInitiatedSP.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isLeaveTerminationInitiatedSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string" &&
  typeof v.requested_supply_end_date === "string";
}

export function explainLeaveTerminationInitiatedSP(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_identifier,market_name,requested_supply_end_date");
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.requested_supply_end_date === undefined) {
      report(path + "/requested_supply_end_date", "required");
    }
    if (data.external_identifier !== undefined) {
      if (typeof data.external_identifier !== "string") {
        report(path+"/external_identifier", "string");
      }
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.requested_supply_end_date !== undefined) {
      if (typeof data.requested_supply_end_date !== "string") {
        report(path+"/requested_supply_end_date", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
