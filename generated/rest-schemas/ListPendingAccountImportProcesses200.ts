// Generated from openapi/, the schema ListPendingAccountImportProcesses200 by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainPendingAccountImportProcess, isPendingAccountImportProcess } from "./PendingAccountImportProcess.ts";

export function isListPendingAccountImportProcesses200(v: any): boolean {
  return Array.isArray(v) &&
  isListPendingAccountImportProcesses200List1(v);
}

function isListPendingAccountImportProcesses200List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isPendingAccountImportProcess(v[i])) return false;
  return true;
}

export function explainListPendingAccountImportProcesses200(v: any, at: string, found: Findings): void {
  if (Array.isArray(v)) {
    for (let i0 = 0; i0 < v.length; i0++) {
      const v1 = v[i0];
      if (found.visit || !isPendingAccountImportProcess(v1)) explainPendingAccountImportProcess(v1, at + i0 + ".", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an array");
}
