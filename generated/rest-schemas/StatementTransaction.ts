// Generated from openapi/, the schema StatementTransaction by `npm run generate`. Do not edit.

import { isDate } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isStatementTransaction(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.transaction_id === undefined || typeof v.transaction_id === "string") &&
  (v.transaction_date === undefined || typeof v.transaction_date === "string" && isDate(v.transaction_date)) &&
  (v.amount === undefined || typeof v.amount === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.amount)) &&
  (v.type === undefined || typeof v.type === "string") &&
  (v.reason === undefined || typeof v.reason === "string") &&
  (v.payment_type === undefined || typeof v.payment_type === "string");
}

export function explainStatementTransaction(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "transaction_id,transaction_date,amount,type,reason,payment_type");
    if (data.transaction_id !== undefined) {
      if (typeof data.transaction_id !== "string") {
        report(path+"/transaction_id", "string");
      }
    }
    if (data.transaction_date !== undefined) {
      let data1 = data.transaction_date;
      if (typeof data1 === "string") {
        if (!(isDate(data1))) report(path + "/transaction_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/transaction_date", "string");
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (typeof data2 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data2))) report(path + "/amount", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/amount", "string");
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
    if (data.payment_type !== undefined) {
      if (typeof data.payment_type !== "string") {
        report(path+"/payment_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that StatementTransaction names. */
export const shapeOfStatementTransaction: Shape = {
  "transaction_id": 0,
  "transaction_date": 0,
  "amount": 0,
  "type": 0,
  "reason": 0,
  "payment_type": 0,
};
