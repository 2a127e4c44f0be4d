// Generated from openapi/, the schema StatementTransaction by `npm run generate`. Do not edit.

import { isDate } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isStatementTransaction(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.transaction_id) === undefined || typeof v1 === "string") &&
  ((v1 = v.transaction_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.amount) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.type) === undefined || typeof v1 === "string") &&
  ((v1 = v.reason) === undefined || typeof v1 === "string") &&
  ((v1 = v.payment_type) === undefined || typeof v1 === "string");
}

export function explainStatementTransaction(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.transaction_id;
    const v2 = v.transaction_date;
    const v3 = v.amount;
    const v4 = v.type;
    const v5 = v.reason;
    const v6 = v.payment_type;
    found.visit?.(found, v, at, "transaction_id,transaction_date,amount,type,reason,payment_type");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "transaction_id", v1, "a string");
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!isDate(v2)) wrongOptional(found, at + "transaction_date", v2, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "transaction_date", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v3))) wrongOptional(found, at + "amount", v3, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "amount", v3, "a string");
    }
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "type", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "reason", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "payment_type", v6, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
