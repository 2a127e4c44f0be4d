// Generated from openapi/, the schema AccountTransferStatus by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isAccountTransferStatus(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.status) === "string" && (v1 === "UNKNOWN" || v1 === "IN_PROGRESS" || v1 === "COMPLETED") &&
  typeof v.platform_account_number === "string";
}

export function explainAccountTransferStatus(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.status;
    const v2 = v.platform_account_number;
    found.visit?.(found, v, at, "status,platform_account_number");
    if (v1 === undefined) missing(found, at + "status");
    if (v2 === undefined) missing(found, at + "platform_account_number");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!((v1 === "UNKNOWN" || v1 === "IN_PROGRESS" || v1 === "COMPLETED"))) wrong(found, at + "status", v1, "one of \"UNKNOWN\", \"IN_PROGRESS\", \"COMPLETED\"", "invalid_choice");
      }
      else wrong(found, at + "status", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "platform_account_number", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
