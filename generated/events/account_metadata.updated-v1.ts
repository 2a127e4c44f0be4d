// Generated from events/accounts/account_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountMetadataUpdatedV1 } from "../types/accounts.ts";

export type { AccountMetadataUpdatedV1 } from "../types/accounts.ts";

/** Extra information already attached to an account was given a new value. */
export const accountMetadataUpdatedV1: EventContract<"account_metadata.updated", "v1", AccountMetadataUpdatedV1> = /* @__PURE__ */ contract("account_metadata.updated-v1", "account_metadata.updated", "v1", isAccountMetadataUpdatedV1, explainAccountMetadataUpdatedV1);

function isAccountMetadataUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainAccountMetadataUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
