// Generated from openapi/, the schema Statement by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isStatement(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.bill_period_from_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.bill_period_to_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.statement_path) === undefined || typeof v1 === "string" && lengthOf(v1) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v1)) &&
  ((v1 = v.statement_id) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_type) === undefined || typeof v1 === "string");
}

export function explainStatement(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.bill_period_from_date;
    const v2 = v.bill_period_to_date;
    const v3 = v.statement_path;
    const v4 = v.statement_id;
    const v5 = v.supply_type;
    found.visit?.(found, v, at, "bill_period_from_date,bill_period_to_date,statement_path,statement_id,supply_type");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!isDate(v1)) wrongOptional(found, at + "bill_period_from_date", v1, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "bill_period_from_date", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!isDate(v2)) wrongOptional(found, at + "bill_period_to_date", v2, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "bill_period_to_date", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!(lengthOf(v3) <= 1024)) wrong(found, at + "statement_path", v3, "at most 1024 characters long", "too_long");
        if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v3))) wrong(found, at + "statement_path", v3, "a relative path that stays below the document root", "invalid_document_path");
      }
      else wrong(found, at + "statement_path", v3, "a string");
    }
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "statement_id", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "supply_type", v5, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
