// Generated from openapi/, the schema TransactionImportError by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainErrorItem, isErrorItem } from "./ErrorItem.ts";

export function isTransactionImportError(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.detail === "string" &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.errors)) && isTransactionImportErrorList1(v1) &&
  typeof (v1 = v.status) === "string" && (v1 === "TRANSACTION_IMPORT_ERROR") &&
  typeof v.error_detail === "string" &&
  typeof (v1 = v.transaction_data) === "object" && v1 !== null && !Array.isArray(v1);
}

function isTransactionImportErrorList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isErrorItem(v[i])) return false;
  return true;
}

export function explainTransactionImportError(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.detail;
    const v2 = v.code;
    const v3 = v.errors;
    const v4 = v.status;
    const v5 = v.error_detail;
    const v6 = v.transaction_data;
    found.visit?.(found, v, at, "detail,code,errors,status,error_detail,transaction_data");
    if (v1 === undefined) missing(found, at + "detail");
    if (v2 === undefined) missing(found, at + "code");
    if (v3 === undefined) missing(found, at + "errors");
    if (v4 === undefined) missing(found, at + "status");
    if (v5 === undefined) missing(found, at + "error_detail");
    if (v6 === undefined) missing(found, at + "transaction_data");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "detail", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "code", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v7 = v3[i0];
          if (found.visit || !isErrorItem(v7)) explainErrorItem(v7, at + "errors." + i0 + ".", found);
        }
      }
      else wrong(found, at + "errors", v3, "an array");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if ((v4 !== "TRANSACTION_IMPORT_ERROR")) wrong(found, at + "status", v4, "one of \"TRANSACTION_IMPORT_ERROR\"", "invalid_choice");
      }
      else wrong(found, at + "status", v4, "a string");
    }
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "error_detail", v5, "a string");
    if (v6 !== undefined && !(typeof v6 === "object" && v6 !== null && !Array.isArray(v6))) wrong(found, at + "transaction_data", v6, "an object");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
