// Generated from openapi/, the schema StageAccount400 by `npm run generate`. Do not edit.

import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainAlreadyImportedError, isAlreadyImportedError } from "./AlreadyImportedError.ts";
import { explainError, isError } from "./Error.ts";

export function isStageAccount400(v: any): boolean {
  return (isAlreadyImportedError(v) || isError(v));
}

export function explainStageAccount400(v: any, at: string, found: Findings): void {
  if (isAlreadyImportedError(v)) {
    if (found.visit || !isAlreadyImportedError(v)) explainAlreadyImportedError(v, at, found);
  } else {
    if (found.visit || !isError(v)) explainError(v, at, found);
  }
}
