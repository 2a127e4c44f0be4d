// Generated from events/_shared/LedgerEntry.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isLedgerEntry(v: any): boolean {
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
  (v.source_id === undefined || Number.isInteger(v.source_id)) &&
  (v.source_type === undefined || typeof v.source_type === "string");
}

export function explainLedgerEntry(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,is_charge,is_credit,is_payment,is_repayment,is_reversal,is_reversed,source_id,source_type");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.is_charge === undefined) {
      report(path + "/is_charge", "required");
    }
    if (data.is_credit === undefined) {
      report(path + "/is_credit", "required");
    }
    if (data.is_payment === undefined) {
      report(path + "/is_payment", "required");
    }
    if (data.is_repayment === undefined) {
      report(path + "/is_repayment", "required");
    }
    if (data.is_reversal === undefined) {
      report(path + "/is_reversal", "required");
    }
    if (data.is_reversed === undefined) {
      report(path + "/is_reversed", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.is_charge !== undefined) {
      if (typeof data.is_charge !== "boolean") {
        report(path+"/is_charge", "boolean");
      }
    }
    if (data.is_credit !== undefined) {
      if (typeof data.is_credit !== "boolean") {
        report(path+"/is_credit", "boolean");
      }
    }
    if (data.is_payment !== undefined) {
      if (typeof data.is_payment !== "boolean") {
        report(path+"/is_payment", "boolean");
      }
    }
    if (data.is_repayment !== undefined) {
      if (typeof data.is_repayment !== "boolean") {
        report(path+"/is_repayment", "boolean");
      }
    }
    if (data.is_reversal !== undefined) {
      if (typeof data.is_reversal !== "boolean") {
        report(path+"/is_reversal", "boolean");
      }
    }
    if (data.is_reversed !== undefined) {
      if (typeof data.is_reversed !== "boolean") {
        report(path+"/is_reversed", "boolean");
      }
    }
    if (data.source_id !== undefined) {
      let data7 = data.source_id;
      if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
        report(path+"/source_id", "integer");
      }
    }
    if (data.source_type !== undefined) {
      if (typeof data.source_type !== "string") {
        report(path+"/source_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
