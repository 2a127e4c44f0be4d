// Generated from openapi/, the schema TransactionTaxItem by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isTransactionTaxItem(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.amount) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.tax_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.value_taxed) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.rate) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.unit_type) === undefined || typeof v1 === "string");
}

export function explainTransactionTaxItem(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.amount;
    const v2 = v.tax_type;
    const v3 = v.value_taxed;
    const v4 = v.rate;
    const v5 = v.unit_type;
    found.visit?.(found, v, at, "amount,tax_type,value_taxed,rate,unit_type");
    if (v1 !== undefined && !Number.isFinite(v1)) wrong(found, at + "amount", v1, "a number");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "tax_type", v2, "a string");
    if (v3 !== undefined && !Number.isFinite(v3)) wrong(found, at + "value_taxed", v3, "a number");
    if (v4 !== undefined && !Number.isFinite(v4)) wrong(found, at + "rate", v4, "a number");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "unit_type", v5, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
