// Generated from events/_shared/PaymentsAccount.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isPaymentsAccount(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

export function explainPaymentsAccount(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "number");
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
