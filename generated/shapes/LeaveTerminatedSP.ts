// Generated from events/_shared/LeaveTerminatedSP.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isLeaveTerminatedSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string" &&
  typeof v.confirmed_supply_end_date === "string";
}

export function explainLeaveTerminatedSP(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_identifier,market_name,confirmed_supply_end_date");
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.confirmed_supply_end_date === undefined) {
      report(path + "/confirmed_supply_end_date", "required");
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
    if (data.confirmed_supply_end_date !== undefined) {
      if (typeof data.confirmed_supply_end_date !== "string") {
        report(path+"/confirmed_supply_end_date", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
