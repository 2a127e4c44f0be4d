// Generated from events/authentication/auth_server.account_user.generate_mfa_challenge_error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AuthServerAccountUserGenerateMfaChallengeErrorV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserGenerateMfaChallengeErrorV1 } from "../types/authentication.ts";

/** The challenge for the second login factor (multi-factor authentication, MFA), for example a code by text message, could not be created. */
export const authServerAccountUserGenerateMfaChallengeErrorV1: EventContract<"auth_server.account_user.generate_mfa_challenge_error", "v1", AuthServerAccountUserGenerateMfaChallengeErrorV1> = /* @__PURE__ */ contract("auth_server.account_user.generate_mfa_challenge_error-v1", "auth_server.account_user.generate_mfa_challenge_error", "v1", isAuthServerAccountUserGenerateMfaChallengeErrorV1, explainAuthServerAccountUserGenerateMfaChallengeErrorV1);

function isAuthServerAccountUserGenerateMfaChallengeErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.device === "string";
}

function explainAuthServerAccountUserGenerateMfaChallengeErrorV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_user_id,account_user_number,device");
    if (data.account_user_id === undefined) {
      report(path + "/account_user_id", "required");
    }
    if (data.account_user_number === undefined) {
      report(path + "/account_user_number", "required");
    }
    if (data.device === undefined) {
      report(path + "/device", "required");
    }
    if (data.account_user_id !== undefined) {
      let data0 = data.account_user_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/account_user_id", "integer");
      }
    }
    if (data.account_user_number !== undefined) {
      if (typeof data.account_user_number !== "string") {
        report(path+"/account_user_number", "string");
      }
    }
    if (data.device !== undefined) {
      if (typeof data.device !== "string") {
        report(path+"/device", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
