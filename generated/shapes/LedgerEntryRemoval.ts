// Generated from events/_shared/LedgerEntryRemoval.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isLedgerEntryRemoval(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.amount) &&
  typeof v.is_charge === "boolean" &&
  typeof v.is_credit === "boolean" &&
  typeof v.is_payment === "boolean" &&
  typeof v.is_repayment === "boolean" &&
  typeof v.is_reversal === "boolean" &&
  typeof v.is_reversed === "boolean" &&
  typeof v.source_reason === "string";
}

export function explainLedgerEntryRemoval(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.amount;
    const v3 = v.is_charge;
    const v4 = v.is_credit;
    const v5 = v.is_payment;
    const v6 = v.is_repayment;
    const v7 = v.is_reversal;
    const v8 = v.is_reversed;
    const v9 = v.source_reason;
    found.visit?.(found, v, at, "id,amount,is_charge,is_credit,is_payment,is_repayment,is_reversal,is_reversed,source_reason");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "amount");
    if (v3 === undefined) missing(found, at + "is_charge");
    if (v4 === undefined) missing(found, at + "is_credit");
    if (v5 === undefined) missing(found, at + "is_payment");
    if (v6 === undefined) missing(found, at + "is_repayment");
    if (v7 === undefined) missing(found, at + "is_reversal");
    if (v8 === undefined) missing(found, at + "is_reversed");
    if (v9 === undefined) missing(found, at + "source_reason");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "amount", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "is_charge", v3, "a boolean");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "is_credit", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, at + "is_payment", v5, "a boolean");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_repayment", v6, "a boolean");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, at + "is_reversal", v7, "a boolean");
    if (v8 !== undefined && typeof v8 !== "boolean") wrong(found, at + "is_reversed", v8, "a boolean");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "source_reason", v9, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
