// Generated from events/accounts/account_user_metadata.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserMetadataCreatedV1 } from "../types/accounts.ts";

export type { AccountUserMetadataCreatedV1 } from "../types/accounts.ts";

/** A piece of extra information, a key with its value, was attached to an account user. */
export const accountUserMetadataCreatedV1: EventContract<"account_user_metadata.created", "v1", AccountUserMetadataCreatedV1> = /* @__PURE__ */ contract("account_user_metadata.created-v1", "account_user_metadata.created", "v1", isAccountUserMetadataCreatedV1, explainAccountUserMetadataCreatedV1);

function isAccountUserMetadataCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountUserMetadataCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_id,key,value");
    if (data.user_id === undefined) {
      report(path + "/user_id", "required");
    }
    if (data.key === undefined) {
      report(path + "/key", "required");
    }
    if (data.value === undefined) {
      report(path + "/value", "required");
    }
    if (data.user_id !== undefined) {
      let data0 = data.user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/user_id", "integer");
      }
    }
    if (data.key !== undefined) {
      if (typeof data.key !== "string") {
        report(path+"/key", "string");
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
