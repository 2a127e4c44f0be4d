// Generated from events/_shared/PaymentsAccount.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isPaymentsAccount(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}

export function explainPaymentsAccount(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    found.visit?.(found, v, at, "number");
    if (v1 === undefined) missing(found, at + "number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "number", v1, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
