// Generated from events/accounts/account.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountCreatedV1 } from "../types/accounts.ts";

export type { AccountCreatedV1 } from "../types/accounts.ts";

/** A customer account was opened, either anew or by bringing it over from another system. */
export const accountCreatedV1: EventContract<"account.created", "v1", AccountCreatedV1> = /* @__PURE__ */ contract("account.created-v1", "account.created", "v1", isAccountCreatedV1, explainAccountCreatedV1);

function isAccountCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray(v.account_user_emails) && every(v.account_user_emails, (i0: any) => typeof i0 === "string") &&
  (v.is_imported === undefined || typeof v.is_imported === "boolean");
}

function explainAccountCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,account_user_emails,is_imported");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.account_user_emails === undefined) {
      report(path + "/account_user_emails", "required");
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
    if (data.is_imported !== undefined) {
      if (typeof data.is_imported !== "boolean") {
        report(path+"/is_imported", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
