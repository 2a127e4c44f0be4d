// Generated from openapi/, the schema CreateTransactions400 by `npm run generate`. Do not edit.

import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainError, isError } from "./Error.ts";
import { explainTransactionImportError, isTransactionImportError } from "./TransactionImportError.ts";

export function isCreateTransactions400(v: any): boolean {
  return (isTransactionImportError(v) || isError(v)) &&
  (v.status === undefined && v.error_detail === undefined && v.transaction_data === undefined || isTransactionImportError(v));
}

export function explainCreateTransactions400(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v) && (v.status !== undefined || v.error_detail !== undefined || v.transaction_data !== undefined)) {
    if (found.visit || !isTransactionImportError(v)) explainTransactionImportError(v, at, found);
  } else {
    if (found.visit || !isError(v)) explainError(v, at, found);
  }
}
