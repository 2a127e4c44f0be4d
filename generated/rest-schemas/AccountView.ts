// Generated from openapi/, the schema AccountView by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainStagedAccount, isStagedAccount } from "./StagedAccount.ts";

export function isAccountView(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  ((v1 = v.account_created_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  ((v1 = v.import_process) === undefined || isStagedAccount(v1));
}

export function explainAccountView(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.account_created_at;
    const v3 = v.import_process;
    if (v1 === undefined) missing(found, at + "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "account_number", v1, "a string");
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!isDateTime(v2)) wrongOptional(found, at + "account_created_at", v2, dateTimeWanted(v2), "invalid_datetime");
      }
      else wrong(found, at + "account_created_at", v2, "a string");
    }
    if (v3 !== undefined) {
      if (found.visit || !isStagedAccount(v3)) explainStagedAccount(v3, at + "import_process.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
