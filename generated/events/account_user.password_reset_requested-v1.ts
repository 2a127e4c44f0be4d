// Generated from events/accounts/account_user.password_reset_requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserPasswordResetRequestedV1 } from "../types/accounts.ts";

export type { AccountUserPasswordResetRequestedV1 } from "../types/accounts.ts";

/** A password reset was asked for, concerning one account user. */
export const accountUserPasswordResetRequestedV1: Contract<"account_user.password_reset_requested-v1", "account_user.password_reset_requested", "v1", AccountUserPasswordResetRequestedV1> = /* @__PURE__ */ contract("account_user.password_reset_requested-v1", "account_user.password_reset_requested", "v1", isAccountUserPasswordResetRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserPasswordResetRequestedV1> {
return options?.unknown === "report" || !isAccountUserPasswordResetRequestedV1(input) ? examine<AccountUserPasswordResetRequestedV1>(input, options, explainAccountUserPasswordResetRequestedV1) : { ok: true, value: input as AccountUserPasswordResetRequestedV1 };
}

function isAccountUserPasswordResetRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string";
}

function explainAccountUserPasswordResetRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_user_id;
    const v2 = v.account_user_number;
    found.visit?.(found, v, "", "account_user_id,account_user_number");
    if (v1 === undefined) missing(found, "account_user_id");
    if (v2 === undefined) missing(found, "account_user_number");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_user_number", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
