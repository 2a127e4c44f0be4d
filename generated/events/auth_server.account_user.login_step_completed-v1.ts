// Generated from events/authentication/auth_server.account_user.login_step_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AuthServerAccountUserLoginStepCompletedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginStepCompletedV1 } from "../types/authentication.ts";

/** An account user got past one step of the login, such as entering the code for the second factor. */
export const authServerAccountUserLoginStepCompletedV1: Contract<"auth_server.account_user.login_step_completed-v1", "auth_server.account_user.login_step_completed", "v1", AuthServerAccountUserLoginStepCompletedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_step_completed-v1", "auth_server.account_user.login_step_completed", "v1", isAuthServerAccountUserLoginStepCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AuthServerAccountUserLoginStepCompletedV1> {
return options?.unknown === "report" || !isAuthServerAccountUserLoginStepCompletedV1(input) ? examine<AuthServerAccountUserLoginStepCompletedV1>(input, options, explainAuthServerAccountUserLoginStepCompletedV1) : { ok: true, value: input as AuthServerAccountUserLoginStepCompletedV1 };
}

function isAuthServerAccountUserLoginStepCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.step === "string" &&
  typeof v.mfa_device_type === "string";
}

function explainAuthServerAccountUserLoginStepCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_user_id;
    const v2 = v.account_user_number;
    const v3 = v.step;
    const v4 = v.mfa_device_type;
    found.visit?.(found, v, "", "account_user_id,account_user_number,step,mfa_device_type");
    if (v1 === undefined) missing(found, "account_user_id");
    if (v2 === undefined) missing(found, "account_user_number");
    if (v3 === undefined) missing(found, "step");
    if (v4 === undefined) missing(found, "mfa_device_type");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_user_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "step", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "mfa_device_type", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
