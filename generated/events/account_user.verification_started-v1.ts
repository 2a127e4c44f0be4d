// Generated from events/accounts/account_user.verification_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserVerificationStartedV1 } from "../types/accounts.ts";

export type { AccountUserVerificationStartedV1 } from "../types/accounts.ts";

/** A check on an account user was begun; in the example on their email address. */
export const accountUserVerificationStartedV1: Contract<"account_user.verification_started-v1", "account_user.verification_started", "v1", AccountUserVerificationStartedV1> = /* @__PURE__ */ contract("account_user.verification_started-v1", "account_user.verification_started", "v1", isAccountUserVerificationStartedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserVerificationStartedV1> {
return options?.unknown === "report" || !isAccountUserVerificationStartedV1(input) ? examine<AccountUserVerificationStartedV1>(input, options, explainAccountUserVerificationStartedV1) : { ok: true, value: input as AccountUserVerificationStartedV1 };
}

function isAccountUserVerificationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.user_number === "string" &&
  Number.isInteger(v.verification_id) &&
  typeof v.verification_type === "string";
}

function explainAccountUserVerificationStartedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_number;
    const v2 = v.verification_id;
    const v3 = v.verification_type;
    found.visit?.(found, v, "", "user_number,verification_id,verification_type");
    if (v1 === undefined) missing(found, "user_number");
    if (v2 === undefined) missing(found, "verification_id");
    if (v3 === undefined) missing(found, "verification_type");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "user_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "verification_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "verification_type", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
