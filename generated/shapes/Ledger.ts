// Generated from events/_shared/Ledger.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainBillingAccount, isBillingAccount } from "./BillingAccount.ts";

export function isLedger(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isBillingAccount(v.account) &&
  typeof v.number === "string" &&
  ((v1 = v.id) === undefined || typeof v1 === "string");
}

export function explainLedger(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account;
    const v2 = v.number;
    const v3 = v.id;
    found.visit?.(found, v, at, "account,number,id");
    if (v1 === undefined) missing(found, at + "account");
    if (v2 === undefined) missing(found, at + "number");
    if (v1 !== undefined) {
      if (found.visit || !isBillingAccount(v1)) explainBillingAccount(v1, at + "account.", found);
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "id", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
