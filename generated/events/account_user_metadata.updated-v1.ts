// Generated from events/accounts/account_user_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountUserMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to an account user was given a new value. */
export const accountUserMetadataUpdatedV1: EventContract<"account_user_metadata.updated", "v1", AccountUserMetadataUpdatedV1> = /* @__PURE__ */ contract("account_user_metadata.updated-v1", "account_user_metadata.updated", "v1", isAccountUserMetadataUpdatedV1, explainAccountUserMetadataUpdatedV1);

function isAccountUserMetadataUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainAccountUserMetadataUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id,changes");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.changes !== undefined) {
      let data1 = data.changes;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        report(path+"/changes", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
