// Generated from events/_shared/LedgerEntry.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isLedgerEntry(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.is_charge === "boolean" &&
  typeof v.is_credit === "boolean" &&
  typeof v.is_payment === "boolean" &&
  typeof v.is_repayment === "boolean" &&
  typeof v.is_reversal === "boolean" &&
  typeof v.is_reversed === "boolean" &&
  ((v1 = v.source_id) === undefined || Number.isInteger(v1)) &&
  ((v1 = v.source_type) === undefined || typeof v1 === "string");
}

export function explainLedgerEntry(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.is_charge;
    const v3 = v.is_credit;
    const v4 = v.is_payment;
    const v5 = v.is_repayment;
    const v6 = v.is_reversal;
    const v7 = v.is_reversed;
    const v8 = v.source_id;
    const v9 = v.source_type;
    found.visit?.(found, v, at, "id,is_charge,is_credit,is_payment,is_repayment,is_reversal,is_reversed,source_id,source_type");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "is_charge");
    if (v3 === undefined) missing(found, at + "is_credit");
    if (v4 === undefined) missing(found, at + "is_payment");
    if (v5 === undefined) missing(found, at + "is_repayment");
    if (v6 === undefined) missing(found, at + "is_reversal");
    if (v7 === undefined) missing(found, at + "is_reversed");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "is_charge", v2, "a boolean");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "is_credit", v3, "a boolean");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "is_payment", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, at + "is_repayment", v5, "a boolean");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_reversal", v6, "a boolean");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, at + "is_reversed", v7, "a boolean");
    if (v8 !== undefined && !Number.isInteger(v8)) wrong(found, at + "source_id", v8, "an integer");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "source_type", v9, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
