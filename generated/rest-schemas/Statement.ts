// Generated from openapi/, the schema Statement by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isStatement(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.bill_period_from_date === undefined || typeof v.bill_period_from_date === "string" && isDate(v.bill_period_from_date)) &&
  (v.bill_period_to_date === undefined || typeof v.bill_period_to_date === "string" && isDate(v.bill_period_to_date)) &&
  (v.statement_path === undefined || typeof v.statement_path === "string" && lengthOf(v.statement_path) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v.statement_path)) &&
  (v.statement_id === undefined || typeof v.statement_id === "string") &&
  (v.supply_type === undefined || typeof v.supply_type === "string");
}

export function explainStatement(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "bill_period_from_date,bill_period_to_date,statement_path,statement_id,supply_type");
    if (data.bill_period_from_date !== undefined) {
      let data0 = data.bill_period_from_date;
      if (typeof data0 === "string") {
        if (!(isDate(data0))) report(path + "/bill_period_from_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/bill_period_from_date", "string");
      }
    }
    if (data.bill_period_to_date !== undefined) {
      let data1 = data.bill_period_to_date;
      if (typeof data1 === "string") {
        if (!(isDate(data1))) report(path + "/bill_period_to_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/bill_period_to_date", "string");
      }
    }
    if (data.statement_path !== undefined) {
      let data2 = data.statement_path;
      if (typeof data2 === "string") {
        if (!(lengthOf(data2) <= 1024)) report(path + "/statement_path", "too_long", "at most 1024 characters long");
        if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(data2))) report(path + "/statement_path", "invalid_document_path", "a relative path that stays below the document root");
      }
      else {
        report(path+"/statement_path", "string");
      }
    }
    if (data.statement_id !== undefined) {
      if (typeof data.statement_id !== "string") {
        report(path+"/statement_id", "string");
      }
    }
    if (data.supply_type !== undefined) {
      if (typeof data.supply_type !== "string") {
        report(path+"/supply_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Statement names. */
export const shapeOfStatement: Shape = {
  "bill_period_from_date": 0,
  "bill_period_to_date": 0,
  "statement_path": 0,
  "statement_id": 0,
  "supply_type": 0,
};
