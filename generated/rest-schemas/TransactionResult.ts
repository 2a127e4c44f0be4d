// Generated from openapi/, the schema TransactionResult by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainTransaction, isTransaction } from "./Transaction.ts";

export function isTransactionResult(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.status) === "string" && (v1 === "TRANSACTION_ADDED_TO_ACCOUNT" || v1 === "TRANSACTION_ALREADY_EXISTS") &&
  isTransaction(v.transaction_data);
}

export function explainTransactionResult(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.status;
    const v2 = v.transaction_data;
    found.visit?.(found, v, at, "status,transaction_data");
    if (v1 === undefined) missing(found, at + "status");
    if (v2 === undefined) missing(found, at + "transaction_data");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!((v1 === "TRANSACTION_ADDED_TO_ACCOUNT" || v1 === "TRANSACTION_ALREADY_EXISTS"))) wrong(found, at + "status", v1, "one of \"TRANSACTION_ADDED_TO_ACCOUNT\", \"TRANSACTION_ALREADY_EXISTS\"", "invalid_choice");
      }
      else wrong(found, at + "status", v1, "a string");
    }
    if (v2 !== undefined) {
      if (found.visit || !isTransaction(v2)) explainTransaction(v2, at + "transaction_data.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
