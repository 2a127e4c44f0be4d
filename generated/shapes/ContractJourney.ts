// Generated from events/_shared/ContractJourney.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isContractJourney(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.type === "string" &&
  typeof v.requested_at === "string";
}

export function explainContractJourney(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number,type,requested_at");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.type === undefined) {
      report(path + "/type", "required");
    }
    if (data.requested_at === undefined) {
      report(path + "/requested_at", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.requested_at !== undefined) {
      if (typeof data.requested_at !== "string") {
        report(path+"/requested_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
