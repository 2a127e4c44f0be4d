// Generated from events/authentication/auth_server.account_user.login_denied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AuthServerAccountUserLoginDeniedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginDeniedV1 } from "../types/authentication.ts";

/** An account user was refused a login because of security rules. */
export const authServerAccountUserLoginDeniedV1: EventContract<"auth_server.account_user.login_denied", "v1", AuthServerAccountUserLoginDeniedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_denied-v1", "auth_server.account_user.login_denied", "v1", isAuthServerAccountUserLoginDeniedV1, explainAuthServerAccountUserLoginDeniedV1);

function isAuthServerAccountUserLoginDeniedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  Array.isArray(v.enforced_security_rule_ids) && every(v.enforced_security_rule_ids, (i0: any) => Number.isInteger(i0));
}

function explainAuthServerAccountUserLoginDeniedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_user_id,account_user_number,enforced_security_rule_ids");
    if (data.account_user_id === undefined) {
      report(path + "/account_user_id", "required");
    }
    if (data.account_user_number === undefined) {
      report(path + "/account_user_number", "required");
    }
    if (data.enforced_security_rule_ids === undefined) {
      report(path + "/enforced_security_rule_ids", "required");
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
    if (data.enforced_security_rule_ids !== undefined) {
      let data2 = data.enforced_security_rule_ids;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          let data3 = data2[i0];
          if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
            report(path+"/enforced_security_rule_ids/" + i0, "integer");
          }
        }
      }
      else {
        report(path+"/enforced_security_rule_ids", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
