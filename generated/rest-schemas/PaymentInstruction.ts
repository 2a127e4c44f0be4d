// Generated from openapi/, the schema PaymentInstruction by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isPaymentInstruction(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.platform_account_number === "string" &&
  typeof v.reference === "string";
}

export function explainPaymentInstruction(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.platform_account_number;
    const v2 = v.reference;
    found.visit?.(found, v, at, "platform_account_number,reference");
    if (v1 === undefined) missing(found, at + "platform_account_number");
    if (v2 === undefined) missing(found, at + "reference");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "platform_account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "reference", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
