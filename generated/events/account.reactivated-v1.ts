// Generated from events/accounts/account.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountReactivatedV1 } from "../types/accounts.ts";

export type { AccountReactivatedV1 } from "../types/accounts.ts";

/** An account that was no longer active was brought back into use. */
export const accountReactivatedV1: EventContract<"account.reactivated", "v1", AccountReactivatedV1> = /* @__PURE__ */ contract("account.reactivated-v1", "account.reactivated", "v1", isAccountReactivatedV1, explainAccountReactivatedV1);

function isAccountReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.previous_status === "string" &&
  typeof v.reactivation_source === "string";
}

function explainAccountReactivatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,previous_status,reactivation_source");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.previous_status === undefined) {
      report(path + "/previous_status", "required");
    }
    if (data.reactivation_source === undefined) {
      report(path + "/reactivation_source", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.previous_status !== undefined) {
      if (typeof data.previous_status !== "string") {
        report(path+"/previous_status", "string");
      }
    }
    if (data.reactivation_source !== undefined) {
      if (typeof data.reactivation_source !== "string") {
        report(path+"/reactivation_source", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
