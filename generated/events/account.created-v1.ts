// Generated from events/accounts/account.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountCreatedV1 } from "../types/accounts.ts";

export type { AccountCreatedV1 } from "../types/accounts.ts";

/** A customer account was opened, either anew or by bringing it over from another system. */
export const accountCreatedV1: Contract<"account.created-v1", "account.created", "v1", AccountCreatedV1> = /* @__PURE__ */ contract("account.created-v1", "account.created", "v1", isAccountCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountCreatedV1> {
return options?.unknown === "report" || !isAccountCreatedV1(input) ? examine<AccountCreatedV1>(input, options, explainAccountCreatedV1) : { ok: true, value: input as AccountCreatedV1 };
}

function isAccountCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.account_user_emails)) && isAccountCreatedV1List1(v1) &&
  ((v1 = v.is_imported) === undefined || typeof v1 === "boolean");
}

function isAccountCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainAccountCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.account_user_emails;
    const v3 = v.is_imported;
    found.visit?.(found, v, "", "account_number,account_user_emails,is_imported");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "account_user_emails");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v4 = v2[i0];
          if (typeof v4 !== "string") wrong(found, "account_user_emails." + i0, v4, "a string");
        }
      }
      else wrong(found, "account_user_emails", v2, "an array");
    }
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, "is_imported", v3, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
