// Generated from events/accounts/account_user.password_changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserPasswordChangedV1 } from "../types/accounts.ts";

export type { AccountUserPasswordChangedV1 } from "../types/accounts.ts";

/** An account user's password was replaced by a new one. */
export const accountUserPasswordChangedV1: Contract<"account_user.password_changed-v1", "account_user.password_changed", "v1", AccountUserPasswordChangedV1> = /* @__PURE__ */ contract("account_user.password_changed-v1", "account_user.password_changed", "v1", isAccountUserPasswordChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserPasswordChangedV1> {
return options?.unknown === "report" || !isAccountUserPasswordChangedV1(input) ? examine<AccountUserPasswordChangedV1>(input, options, explainAccountUserPasswordChangedV1) : { ok: true, value: input as AccountUserPasswordChangedV1 };
}

function isAccountUserPasswordChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id);
}

function explainAccountUserPasswordChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    found.visit?.(found, v, "", "user_id");
    if (v1 === undefined) missing(found, "user_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
