// Generated from events/_shared/Ledger.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainBillingAccount, isBillingAccount } from "./BillingAccount.ts";

export function isLedger(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isBillingAccount(v.account) &&
  typeof v.number === "string" &&
  (v.id === undefined || typeof v.id === "string");
}

export function explainLedger(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account,number,id");
    if (data.account === undefined) {
      report(path + "/account", "required");
    }
    if (data.number === undefined) {
      report(path + "/number", "required");
    }
    if (data.account !== undefined) {
      explainBillingAccount(data.account, path + "/account", report, visit);
    }
    if (data.number !== undefined) {
      if (typeof data.number !== "string") {
        report(path+"/number", "string");
      }
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
