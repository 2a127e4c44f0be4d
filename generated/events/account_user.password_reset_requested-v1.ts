// Generated from events/accounts/account_user.password_reset_requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserPasswordResetRequestedV1 } from "../types/accounts.ts";

export type { AccountUserPasswordResetRequestedV1 } from "../types/accounts.ts";

/** A password reset was asked for, concerning one account user. */
export const accountUserPasswordResetRequestedV1: EventContract<"account_user.password_reset_requested", "v1", AccountUserPasswordResetRequestedV1> = /* @__PURE__ */ contract("account_user.password_reset_requested-v1", "account_user.password_reset_requested", "v1", isAccountUserPasswordResetRequestedV1, explainAccountUserPasswordResetRequestedV1);

function isAccountUserPasswordResetRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string";
}

function explainAccountUserPasswordResetRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_user_id,account_user_number");
    if (data.account_user_id === undefined) {
      report(path + "/account_user_id", "required");
    }
    if (data.account_user_number === undefined) {
      report(path + "/account_user_number", "required");
    }
    if (data.account_user_id !== undefined) {
      let data0 = data.account_user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/account_user_id", "integer");
      }
    }
    if (data.account_user_number !== undefined) {
      if (typeof data.account_user_number !== "string") {
        report(path+"/account_user_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
