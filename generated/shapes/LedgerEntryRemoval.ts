// Generated from events/_shared/LedgerEntryRemoval.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

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

export function explainLedgerEntryRemoval(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,amount,is_charge,is_credit,is_payment,is_repayment,is_reversal,is_reversed,source_reason");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.amount === undefined) {
      report(path + "/amount", "required");
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
    if (data.source_reason === undefined) {
      report(path + "/source_reason", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/amount", "integer");
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
    if (data.source_reason !== undefined) {
      if (typeof data.source_reason !== "string") {
        report(path+"/source_reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
