// Generated from openapi/, the schema TransactionTaxItem by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isTransactionTaxItem(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.amount === undefined || Number.isFinite(v.amount)) &&
  (v.tax_type === undefined || typeof v.tax_type === "string") &&
  (v.value_taxed === undefined || Number.isFinite(v.value_taxed)) &&
  (v.rate === undefined || Number.isFinite(v.rate)) &&
  (v.unit_type === undefined || typeof v.unit_type === "string");
}

export function explainTransactionTaxItem(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "amount,tax_type,value_taxed,rate,unit_type");
    if (data.amount !== undefined) {
      let data0 = data.amount;
      if (!((typeof data0 == "number") && (isFinite(data0)))) {
        report(path+"/amount", "number");
      }
    }
    if (data.tax_type !== undefined) {
      if (typeof data.tax_type !== "string") {
        report(path+"/tax_type", "string");
      }
    }
    if (data.value_taxed !== undefined) {
      let data2 = data.value_taxed;
      if (!((typeof data2 == "number") && (isFinite(data2)))) {
        report(path+"/value_taxed", "number");
      }
    }
    if (data.rate !== undefined) {
      let data3 = data.rate;
      if (!((typeof data3 == "number") && (isFinite(data3)))) {
        report(path+"/rate", "number");
      }
    }
    if (data.unit_type !== undefined) {
      if (typeof data.unit_type !== "string") {
        report(path+"/unit_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that TransactionTaxItem names. */
export const shapeOfTransactionTaxItem: Shape = {
  "amount": 0,
  "tax_type": 0,
  "value_taxed": 0,
  "rate": 0,
  "unit_type": 0,
};
