// Generated from events/accounts/account.communications_preferences_updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainCommsPreferencesChanges, isCommsPreferencesChanges } from "../shapes/CommsPreferencesChanges.ts";
import type { AccountCommunicationsPreferencesUpdatedV1 } from "../types/accounts.ts";

export type { AccountCommunicationsPreferencesUpdatedV1 } from "../types/accounts.ts";

/** The way an account wants to be written to was changed: on paper or not, in which language, in which accessible format. */
export const accountCommunicationsPreferencesUpdatedV1: EventContract<"account.communications_preferences_updated", "v1", AccountCommunicationsPreferencesUpdatedV1> = /* @__PURE__ */ contract("account.communications_preferences_updated-v1", "account.communications_preferences_updated", "v1", isAccountCommunicationsPreferencesUpdatedV1, explainAccountCommunicationsPreferencesUpdatedV1);

function isAccountCommunicationsPreferencesUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  isCommsPreferencesChanges(v.changes);
}

function explainAccountCommunicationsPreferencesUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,changes");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.changes !== undefined) {
      explainCommsPreferencesChanges(data.changes, path + "/changes", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
