// Generated from events/accounts/account_user.verification_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserVerificationStartedV1 } from "../types/accounts.ts";

export type { AccountUserVerificationStartedV1 } from "../types/accounts.ts";

/** A check on an account user was begun; in the example on their email address. */
export const accountUserVerificationStartedV1: EventContract<"account_user.verification_started", "v1", AccountUserVerificationStartedV1> = /* @__PURE__ */ contract("account_user.verification_started-v1", "account_user.verification_started", "v1", isAccountUserVerificationStartedV1, explainAccountUserVerificationStartedV1);

function isAccountUserVerificationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.user_number === "string" &&
  Number.isInteger(v.verification_id) &&
  typeof v.verification_type === "string";
}

function explainAccountUserVerificationStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "user_number,verification_id,verification_type");
    if (data.user_number === undefined) {
      report(path + "/user_number", "required");
    }
    if (data.verification_id === undefined) {
      report(path + "/verification_id", "required");
    }
    if (data.verification_type === undefined) {
      report(path + "/verification_type", "required");
    }
    if (data.user_number !== undefined) {
      if (typeof data.user_number !== "string") {
        report(path+"/user_number", "string");
      }
    }
    if (data.verification_id !== undefined) {
      let data1 = data.verification_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/verification_id", "integer");
      }
    }
    if (data.verification_type !== undefined) {
      if (typeof data.verification_type !== "string") {
        report(path+"/verification_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
