// Generated from events/authentication/auth_server.account_user.generate_mfa_challenge_error-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AuthServerAccountUserGenerateMfaChallengeErrorV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserGenerateMfaChallengeErrorV1 } from "../types/authentication.ts";

/** The challenge for the second login factor (multi-factor authentication, MFA), for example a code by text message, could not be created. */
export const authServerAccountUserGenerateMfaChallengeErrorV1: Contract<"auth_server.account_user.generate_mfa_challenge_error-v1", "auth_server.account_user.generate_mfa_challenge_error", "v1", AuthServerAccountUserGenerateMfaChallengeErrorV1> = /* @__PURE__ */ contract("auth_server.account_user.generate_mfa_challenge_error-v1", "auth_server.account_user.generate_mfa_challenge_error", "v1", isAuthServerAccountUserGenerateMfaChallengeErrorV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AuthServerAccountUserGenerateMfaChallengeErrorV1> {
return options?.unknown === "report" || !isAuthServerAccountUserGenerateMfaChallengeErrorV1(input) ? examine<AuthServerAccountUserGenerateMfaChallengeErrorV1>(input, options, explainAuthServerAccountUserGenerateMfaChallengeErrorV1) : { ok: true, value: input as AuthServerAccountUserGenerateMfaChallengeErrorV1 };
}

function isAuthServerAccountUserGenerateMfaChallengeErrorV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.device === "string";
}

function explainAuthServerAccountUserGenerateMfaChallengeErrorV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_user_id;
    const v2 = v.account_user_number;
    const v3 = v.device;
    found.visit?.(found, v, "", "account_user_id,account_user_number,device");
    if (v1 === undefined) missing(found, "account_user_id");
    if (v2 === undefined) missing(found, "account_user_number");
    if (v3 === undefined) missing(found, "device");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_user_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "device", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
