// Generated from events/accounts/account.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AccountReactivatedV1 } from "../types/accounts.ts";

export type { AccountReactivatedV1 } from "../types/accounts.ts";

/** An account that was no longer active was brought back into use. */
export const accountReactivatedV1: Contract<"account.reactivated-v1", "account.reactivated", "v1", AccountReactivatedV1> = /* @__PURE__ */ contract("account.reactivated-v1", "account.reactivated", "v1", isAccountReactivatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountReactivatedV1> {
return options?.unknown === "report" || !isAccountReactivatedV1(input) ? examine<AccountReactivatedV1>(input, options, explainAccountReactivatedV1) : { ok: true, value: input as AccountReactivatedV1 };
}

function isAccountReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.previous_status === "string" &&
  typeof v.reactivation_source === "string";
}

function explainAccountReactivatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.previous_status;
    const v3 = v.reactivation_source;
    found.visit?.(found, v, "", "account_number,previous_status,reactivation_source");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "previous_status");
    if (v3 === undefined) missing(found, "reactivation_source");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "previous_status", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "reactivation_source", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
