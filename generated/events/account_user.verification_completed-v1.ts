// Generated from events/accounts/account_user.verification_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AccountUserVerificationCompletedV1 } from "../types/accounts.ts";

export type { AccountUserVerificationCompletedV1 } from "../types/accounts.ts";

/** A check on an account user came to its end. The message does not carry the outcome. */
export const accountUserVerificationCompletedV1: EventContract<"account_user.verification_completed", "v1", AccountUserVerificationCompletedV1> = /* @__PURE__ */ contract("account_user.verification_completed-v1", "account_user.verification_completed", "v1", isAccountUserVerificationCompletedV1, explainAccountUserVerificationCompletedV1);

function isAccountUserVerificationCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.user_number === "string" &&
  Number.isInteger(v.verification_id) &&
  typeof v.verification_type === "string";
}

function explainAccountUserVerificationCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
