// Generated from events/_shared/PaymentsLedger.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainPaymentsAccount, isPaymentsAccount } from "./PaymentsAccount.ts";

export function isPaymentsLedger(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isPaymentsAccount(v.account) &&
  (v.id === undefined || typeof v.id === "string");
}

export function explainPaymentsLedger(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account,id");
    if (data.account === undefined) {
      report(path + "/account", "required");
    }
    if (data.account !== undefined) {
      explainPaymentsAccount(data.account, path + "/account", report, visit);
    }
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        report(path+"/id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
