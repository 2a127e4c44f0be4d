// Generated from events/authentication/auth_server.account_user.login_failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AuthServerAccountUserLoginFailedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginFailedV1 } from "../types/authentication.ts";

/** An account user tried to log in and did not get past one of the steps. */
export const authServerAccountUserLoginFailedV1: Contract<"auth_server.account_user.login_failed-v1", "auth_server.account_user.login_failed", "v1", AuthServerAccountUserLoginFailedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_failed-v1", "auth_server.account_user.login_failed", "v1", isAuthServerAccountUserLoginFailedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AuthServerAccountUserLoginFailedV1> {
return options?.unknown === "report" || !isAuthServerAccountUserLoginFailedV1(input) ? examine<AuthServerAccountUserLoginFailedV1>(input, options, explainAuthServerAccountUserLoginFailedV1) : { ok: true, value: input as AuthServerAccountUserLoginFailedV1 };
}

function isAuthServerAccountUserLoginFailedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.step === "string" &&
  typeof v.failure_reason === "string" &&
  typeof v.brand === "string" &&
  Array.isArray((v1 = v.user_brands)) && isAuthServerAccountUserLoginFailedV1List1(v1);
}

function isAuthServerAccountUserLoginFailedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainAuthServerAccountUserLoginFailedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_user_id;
    const v2 = v.account_user_number;
    const v3 = v.step;
    const v4 = v.failure_reason;
    const v5 = v.brand;
    const v6 = v.user_brands;
    found.visit?.(found, v, "", "account_user_id,account_user_number,step,failure_reason,brand,user_brands");
    if (v1 === undefined) missing(found, "account_user_id");
    if (v2 === undefined) missing(found, "account_user_number");
    if (v3 === undefined) missing(found, "step");
    if (v4 === undefined) missing(found, "failure_reason");
    if (v5 === undefined) missing(found, "brand");
    if (v6 === undefined) missing(found, "user_brands");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_user_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "step", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "failure_reason", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "brand", v5, "a string");
    if (v6 !== undefined) {
      if (Array.isArray(v6)) {
        for (let i0 = 0; i0 < v6.length; i0++) {
          const v7 = v6[i0];
          if (typeof v7 !== "string") wrong(found, "user_brands." + i0, v7, "a string");
        }
      }
      else wrong(found, "user_brands", v6, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
