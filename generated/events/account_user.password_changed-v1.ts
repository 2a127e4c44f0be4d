// Generated from events/accounts/account_user.password_changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserPasswordChangedV1 } from "../types/accounts.ts";

export type { AccountUserPasswordChangedV1 } from "../types/accounts.ts";

/** An account user's password was replaced by a new one. */
export const accountUserPasswordChangedV1: EventContract<"account_user.password_changed", "v1", AccountUserPasswordChangedV1> = /* @__PURE__ */ contract("account_user.password_changed-v1", "account_user.password_changed", "v1", isAccountUserPasswordChangedV1, explainAccountUserPasswordChangedV1);

function isAccountUserPasswordChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id);
}

function explainAccountUserPasswordChangedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
