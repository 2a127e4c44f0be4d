// Generated from events/_shared/PaymentsLedger.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainPaymentsAccount, isPaymentsAccount } from "./PaymentsAccount.ts";

export function isPaymentsLedger(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isPaymentsAccount(v.account) &&
  ((v1 = v.id) === undefined || typeof v1 === "string");
}

export function explainPaymentsLedger(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account;
    const v2 = v.id;
    found.visit?.(found, v, at, "account,id");
    if (v1 === undefined) missing(found, at + "account");
    if (v1 !== undefined) {
      if (found.visit || !isPaymentsAccount(v1)) explainPaymentsAccount(v1, at + "account.", found);
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "id", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
