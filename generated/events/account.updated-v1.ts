// Generated from events/accounts/account.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountUpdatedV1 } from "../types/accounts.ts";

export type { AccountUpdatedV1 } from "../types/accounts.ts";

/** Details held on an account were changed. */
export const accountUpdatedV1: Contract<"account.updated-v1", "account.updated", "v1", AccountUpdatedV1> = /* @__PURE__ */ contract("account.updated-v1", "account.updated", "v1", isAccountUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountUpdatedV1> {
return options?.unknown === "report" || !isAccountUpdatedV1(input) ? examine<AccountUpdatedV1>(input, options, explainAccountUpdatedV1) : { ok: true, value: input as AccountUpdatedV1 };
}

function isAccountUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.account_user_emails)) && isAccountUpdatedV1List1(v1) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1) &&
  ((v1 = v.is_override) === undefined || typeof v1 === "boolean");
}

function isAccountUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainAccountUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.account_user_emails;
    const v3 = v.changes;
    const v4 = v.is_override;
    found.visit?.(found, v, "", "account_number,account_user_emails,changes,is_override");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "account_user_emails");
    if (v3 === undefined) missing(found, "changes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v5 = v2[i0];
          if (typeof v5 !== "string") wrong(found, "account_user_emails." + i0, v5, "a string");
        }
      }
      else wrong(found, "account_user_emails", v2, "an array");
    }
    if (v3 !== undefined && !(typeof v3 === "object" && v3 !== null && !Array.isArray(v3))) wrong(found, "changes", v3, "an object");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, "is_override", v4, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
