// Generated from events/accounts/account.communications_preferences_updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainCommsPreferencesChanges, isCommsPreferencesChanges } from "../shapes/CommsPreferencesChanges.ts";
import type { AccountCommunicationsPreferencesUpdatedV1 } from "../types/accounts.ts";

export type { AccountCommunicationsPreferencesUpdatedV1 } from "../types/accounts.ts";

/** The way an account wants to be written to was changed: on paper or not, in which language, in which accessible format. */
export const accountCommunicationsPreferencesUpdatedV1: Contract<"account.communications_preferences_updated-v1", "account.communications_preferences_updated", "v1", AccountCommunicationsPreferencesUpdatedV1> = /* @__PURE__ */ contract("account.communications_preferences_updated-v1", "account.communications_preferences_updated", "v1", isAccountCommunicationsPreferencesUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AccountCommunicationsPreferencesUpdatedV1> {
return options?.unknown === "report" || !isAccountCommunicationsPreferencesUpdatedV1(input) ? examine<AccountCommunicationsPreferencesUpdatedV1>(input, options, explainAccountCommunicationsPreferencesUpdatedV1) : { ok: true, value: input as AccountCommunicationsPreferencesUpdatedV1 };
}

function isAccountCommunicationsPreferencesUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  isCommsPreferencesChanges(v.changes);
}

function explainAccountCommunicationsPreferencesUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.changes;
    found.visit?.(found, v, "", "account_number,changes");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "changes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined) {
      if (found.visit || !isCommsPreferencesChanges(v2)) explainCommsPreferencesChanges(v2, "changes.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
