// Generated from events/accounts/account_metadata.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountMetadataCreatedV1 } from "../types/accounts.ts";

export type { AccountMetadataCreatedV1 } from "../types/accounts.ts";

/** A piece of extra information, a key with its value, was attached to an account. */
export const accountMetadataCreatedV1: EventContract<"account_metadata.created", "v1", AccountMetadataCreatedV1> = /* @__PURE__ */ contract("account_metadata.created-v1", "account_metadata.created", "v1", isAccountMetadataCreatedV1, explainAccountMetadataCreatedV1);

function isAccountMetadataCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}

function explainAccountMetadataCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,key,value");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.key === undefined) {
      report(path + "/key", "required");
    }
    if (data.value === undefined) {
      report(path + "/value", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
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
