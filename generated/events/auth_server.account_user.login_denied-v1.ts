// Generated from events/authentication/auth_server.account_user.login_denied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { AuthServerAccountUserLoginDeniedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginDeniedV1 } from "../types/authentication.ts";

/** An account user was refused a login because of security rules. */
export const authServerAccountUserLoginDeniedV1: Contract<"auth_server.account_user.login_denied-v1", "auth_server.account_user.login_denied", "v1", AuthServerAccountUserLoginDeniedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_denied-v1", "auth_server.account_user.login_denied", "v1", isAuthServerAccountUserLoginDeniedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<AuthServerAccountUserLoginDeniedV1> {
return options?.unknown === "report" || !isAuthServerAccountUserLoginDeniedV1(input) ? examine<AuthServerAccountUserLoginDeniedV1>(input, options, explainAuthServerAccountUserLoginDeniedV1) : { ok: true, value: input as AuthServerAccountUserLoginDeniedV1 };
}

function isAuthServerAccountUserLoginDeniedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  Array.isArray((v1 = v.enforced_security_rule_ids)) && isAuthServerAccountUserLoginDeniedV1List1(v1);
}

function isAuthServerAccountUserLoginDeniedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!Number.isInteger(v[i])) return false;
  return true;
}

function explainAuthServerAccountUserLoginDeniedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_user_id;
    const v2 = v.account_user_number;
    const v3 = v.enforced_security_rule_ids;
    found.visit?.(found, v, "", "account_user_id,account_user_number,enforced_security_rule_ids");
    if (v1 === undefined) missing(found, "account_user_id");
    if (v2 === undefined) missing(found, "account_user_number");
    if (v3 === undefined) missing(found, "enforced_security_rule_ids");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_user_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_user_number", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v4 = v3[i0];
          if (!Number.isInteger(v4)) wrong(found, "enforced_security_rule_ids." + i0, v4, "an integer");
        }
      }
      else wrong(found, "enforced_security_rule_ids", v3, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
