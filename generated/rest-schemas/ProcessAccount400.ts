// Generated from openapi/, the schema ProcessAccount400 by `npm run generate`. Do not edit.

import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainAlreadyImportedError, isAlreadyImportedError } from "./AlreadyImportedError.ts";
import { explainError, isError } from "./Error.ts";

export function isProcessAccount400(v: any): boolean {
  return (isAlreadyImportedError(v) || isError(v)) &&
  (v.external_account_number === undefined && v.platform_account_number === undefined || isAlreadyImportedError(v));
}

export function explainProcessAccount400(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v) && (v.external_account_number !== undefined || v.platform_account_number !== undefined)) {
    if (found.visit || !isAlreadyImportedError(v)) explainAlreadyImportedError(v, at, found);
  } else {
    if (found.visit || !isError(v)) explainError(v, at, found);
  }
}
