// Generated from events/accounts/account_user.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserCreatedV1 } from "../types/accounts.ts";

export type { AccountUserCreatedV1 } from "../types/accounts.ts";

/** A person was set up as an account user. */
export const accountUserCreatedV1: EventContract<"account_user.created", "v1", AccountUserCreatedV1> = /* @__PURE__ */ contract("account_user.created-v1", "account_user.created", "v1", isAccountUserCreatedV1, explainAccountUserCreatedV1);

function isAccountUserCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.user_email === "string" &&
  typeof v.user_number === "string" &&
  Array.isArray(v.linked_accounts) && every(v.linked_accounts, (i0: any) => typeof i0 === "object" && i0 !== null && !Array.isArray(i0)) &&
  (v.user_identifiers === undefined || typeof v.user_identifiers === "object" && v.user_identifiers !== null && !Array.isArray(v.user_identifiers)) &&
  (v.initiator_type === undefined || typeof v.initiator_type === "string") &&
  (v.is_customer_initiated === undefined || typeof v.is_customer_initiated === "boolean");
}

function explainAccountUserCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id,user_email,user_number,linked_accounts,user_identifiers,initiator_type,is_customer_initiated");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.user_email === undefined) {
      report(path + "/user_email", "required");
    }
    if (data.user_number === undefined) {
      report(path + "/user_number", "required");
    }
    if (data.linked_accounts === undefined) {
      report(path + "/linked_accounts", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.user_email !== undefined) {
      if (typeof data.user_email !== "string") {
        report(path+"/user_email", "string");
      }
    }
    if (data.user_number !== undefined) {
      if (typeof data.user_number !== "string") {
        report(path+"/user_number", "string");
      }
    }
    if (data.linked_accounts !== undefined) {
      let data3 = data.linked_accounts;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          let data4 = data3[i0];
          if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
            report(path+"/linked_accounts/" + i0, "object");
          }
        }
      }
      else {
        report(path+"/linked_accounts", "array");
      }
    }
    if (data.user_identifiers !== undefined) {
      let data5 = data.user_identifiers;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
        report(path+"/user_identifiers", "object");
      }
    }
    if (data.initiator_type !== undefined) {
      if (typeof data.initiator_type !== "string") {
        report(path+"/initiator_type", "string");
      }
    }
    if (data.is_customer_initiated !== undefined) {
      if (typeof data.is_customer_initiated !== "boolean") {
        report(path+"/is_customer_initiated", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
