// Generated from events/_shared/LeaveSP.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isLeaveSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_identifier === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string";
}

export function explainLeaveSP(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "market_identifier,external_identifier,market_name");
    if (data.market_identifier === undefined) {
      report(path + "/market_identifier", "required");
    }
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.market_identifier !== undefined) {
      if (typeof data.market_identifier !== "string") {
        report(path+"/market_identifier", "string");
      }
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
  }
  else {
    report(path, "object");
  }
}
