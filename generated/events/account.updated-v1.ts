// Generated from events/accounts/account.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUpdatedV1 } from "../types/accounts.ts";

export type { AccountUpdatedV1 } from "../types/accounts.ts";

/** Details held on an account were changed. */
export const accountUpdatedV1: EventContract<"account.updated", "v1", AccountUpdatedV1> = /* @__PURE__ */ contract("account.updated-v1", "account.updated", "v1", isAccountUpdatedV1, explainAccountUpdatedV1);

function isAccountUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray(v.account_user_emails) && every(v.account_user_emails, (i0: any) => typeof i0 === "string") &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes) &&
  (v.is_override === undefined || typeof v.is_override === "boolean");
}

function explainAccountUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,account_user_emails,changes,is_override");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.account_user_emails === undefined) {
      report(path + "/account_user_emails", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.account_user_emails !== undefined) {
      let data1 = data.account_user_emails;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data1[i0] !== "string") {
            report(path+"/account_user_emails/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/account_user_emails", "array");
      }
    }
    if (data.changes !== undefined) {
      let data3 = data.changes;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        report(path+"/changes", "object");
      }
    }
    if (data.is_override !== undefined) {
      if (typeof data.is_override !== "boolean") {
        report(path+"/is_override", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
