// Generated from openapi/, the schema TransactionResults by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainTransactionResult, isTransactionResult } from "./TransactionResult.ts";

export function isTransactionResults(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray((v1 = v.results)) && isTransactionResultsList1(v1);
}

function isTransactionResultsList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTransactionResult(v[i])) return false;
  return true;
}

export function explainTransactionResults(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.results;
    found.visit?.(found, v, at, "results");
    if (v1 === undefined) missing(found, at + "results");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v2 = v1[i0];
          if (found.visit || !isTransactionResult(v2)) explainTransactionResult(v2, at + "results." + i0 + ".", found);
        }
      }
      else wrong(found, at + "results", v1, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
