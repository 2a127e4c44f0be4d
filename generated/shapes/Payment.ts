// Generated from events/_shared/Payment.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isPayment(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.amount) &&
  typeof v.payment_date === "string" &&
  typeof v.description === "string" &&
  ((v1 = v.failure_reason) === undefined || typeof v1 === "string");
}

export function explainPayment(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.amount;
    const v3 = v.payment_date;
    const v4 = v.description;
    const v5 = v.failure_reason;
    found.visit?.(found, v, at, "id,amount,payment_date,description,failure_reason");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "amount");
    if (v3 === undefined) missing(found, at + "payment_date");
    if (v4 === undefined) missing(found, at + "description");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "amount", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "payment_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "description", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "failure_reason", v5, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
