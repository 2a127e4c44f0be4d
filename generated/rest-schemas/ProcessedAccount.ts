// Generated from openapi/, the schema ProcessedAccount by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isProcessedAccount(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.platform_account_number === "string";
}

export function explainProcessedAccount(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.platform_account_number;
    found.visit?.(found, v, at, "platform_account_number");
    if (v1 === undefined) missing(found, at + "platform_account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "platform_account_number", v1, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
