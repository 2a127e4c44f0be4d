// Generated from events/_shared/JoinActivationInitiatedSP.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isJoinActivationInitiatedSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string";
}

export function explainJoinActivationInitiatedSP(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "external_identifier,market_name");
    if (data.external_identifier === undefined) {
      report(path + "/external_identifier", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
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
