// Generated from openapi/, the schema CreateTransactions400 by `npm run generate`. Do not edit.

import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainError, isError } from "./Error.ts";
import { explainTransactionImportError, isTransactionImportError } from "./TransactionImportError.ts";

export function isCreateTransactions400(v: any): boolean {
  return (isTransactionImportError(v) || isError(v));
}

export function explainCreateTransactions400(v: any, at: string, found: Findings): void {
  if (isTransactionImportError(v)) {
    if (found.visit || !isTransactionImportError(v)) explainTransactionImportError(v, at, found);
  } else {
    if (found.visit || !isError(v)) explainError(v, at, found);
  }
}
