// Generated from events/accounts/account_user.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUserRemovedV1 } from "../types/accounts.ts";

export type { AccountUserRemovedV1 } from "../types/accounts.ts";

/** A person was removed as a user. */
export const accountUserRemovedV1: Contract<"account_user.removed-v1", "account_user.removed", "v1", AccountUserRemovedV1> = /* @__PURE__ */ contract("account_user.removed-v1", "account_user.removed", "v1", isAccountUserRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUserRemovedV1> {
return options?.unknown === "report" || !isAccountUserRemovedV1(input) ? examine<AccountUserRemovedV1>(input, options, explainAccountUserRemovedV1) : { ok: true, value: input as AccountUserRemovedV1 };
}

function isAccountUserRemovedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.user_email === "string" &&
  typeof v.user_number === "string" &&
  Array.isArray((v1 = v.linked_accounts)) && isAccountUserRemovedV1List1(v1) &&
  ((v1 = v.user_identifiers) === undefined || typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) &&
  ((v1 = v.initiator_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_customer_initiated) === undefined || typeof v1 === "boolean");
}

function isAccountUserRemovedV1List1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1))) return false;
  return true;
}

function explainAccountUserRemovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.user_id;
    const v2 = v.user_email;
    const v3 = v.user_number;
    const v4 = v.linked_accounts;
    const v5 = v.user_identifiers;
    const v6 = v.initiator_type;
    const v7 = v.is_customer_initiated;
    found.visit?.(found, v, "", "user_id,user_email,user_number,linked_accounts,user_identifiers,initiator_type,is_customer_initiated");
    if (v1 === undefined) missing(found, "user_id");
    if (v2 === undefined) missing(found, "user_email");
    if (v3 === undefined) missing(found, "user_number");
    if (v4 === undefined) missing(found, "linked_accounts");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "user_email", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "user_number", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v8 = v4[i0];
          if (!(typeof v8 === "object" && v8 !== null && !Array.isArray(v8))) wrong(found, "linked_accounts." + i0, v8, "an object");
        }
      }
      else wrong(found, "linked_accounts", v4, "an array");
    }
    if (v5 !== undefined && !(typeof v5 === "object" && v5 !== null && !Array.isArray(v5))) wrong(found, "user_identifiers", v5, "an object");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "initiator_type", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, "is_customer_initiated", v7, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
