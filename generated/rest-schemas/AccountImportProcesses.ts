// Generated from openapi/, the schema AccountImportProcesses by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainAccountImportProcess, isAccountImportProcess } from "./AccountImportProcess.ts";

export function isAccountImportProcesses(v: any): boolean {
  return Array.isArray(v) &&
  isAccountImportProcessesList1(v);
}

function isAccountImportProcessesList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isAccountImportProcess(v[i])) return false;
  return true;
}

export function explainAccountImportProcesses(v: any, at: string, found: Findings): void {
  if (Array.isArray(v)) {
    for (let i0 = 0; i0 < v.length; i0++) {
      const v1 = v[i0];
      if (found.visit || !isAccountImportProcess(v1)) explainAccountImportProcess(v1, at + i0 + ".", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an array");
}
