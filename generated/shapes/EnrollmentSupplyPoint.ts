// Generated from events/_shared/EnrollmentSupplyPoint.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isEnrollmentSupplyPoint(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_name === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.confirmed_ssd === "string" &&
  typeof v.was_cancelled === "boolean";
}

export function explainEnrollmentSupplyPoint(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "market_name,external_identifier,confirmed_ssd,was_cancelled");
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.confirmed_ssd === undefined) {
      report(path + "/confirmed_ssd", "required");
    }
    if (data.was_cancelled === undefined) {
      report(path + "/was_cancelled", "required");
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.external_identifier !== undefined) {
      if (typeof data.external_identifier !== "string") {
        report(path+"/external_identifier", "string");
      }
    }
    if (data.confirmed_ssd !== undefined) {
      if (typeof data.confirmed_ssd !== "string") {
        report(path+"/confirmed_ssd", "string");
      }
    }
    if (data.was_cancelled !== undefined) {
      if (typeof data.was_cancelled !== "boolean") {
        report(path+"/was_cancelled", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
