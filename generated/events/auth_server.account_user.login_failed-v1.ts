// Generated from events/authentication/auth_server.account_user.login_failed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AuthServerAccountUserLoginFailedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginFailedV1 } from "../types/authentication.ts";

/** An account user tried to log in and did not get past one of the steps. */
export const authServerAccountUserLoginFailedV1: EventContract<"auth_server.account_user.login_failed", "v1", AuthServerAccountUserLoginFailedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_failed-v1", "auth_server.account_user.login_failed", "v1", isAuthServerAccountUserLoginFailedV1, explainAuthServerAccountUserLoginFailedV1);

function isAuthServerAccountUserLoginFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.step === "string" &&
  typeof v.failure_reason === "string" &&
  typeof v.brand === "string" &&
  Array.isArray(v.user_brands) && every(v.user_brands, (i0: any) => typeof i0 === "string");
}

function explainAuthServerAccountUserLoginFailedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_user_id,account_user_number,step,failure_reason,brand,user_brands");
    if (data.account_user_id === undefined) {
      report(path + "/account_user_id", "required");
    }
    if (data.account_user_number === undefined) {
      report(path + "/account_user_number", "required");
    }
    if (data.step === undefined) {
      report(path + "/step", "required");
    }
    if (data.failure_reason === undefined) {
      report(path + "/failure_reason", "required");
    }
    if (data.brand === undefined) {
      report(path + "/brand", "required");
    }
    if (data.user_brands === undefined) {
      report(path + "/user_brands", "required");
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
    if (data.step !== undefined) {
      if (typeof data.step !== "string") {
        report(path+"/step", "string");
      }
    }
    if (data.failure_reason !== undefined) {
      if (typeof data.failure_reason !== "string") {
        report(path+"/failure_reason", "string");
      }
    }
    if (data.brand !== undefined) {
      if (typeof data.brand !== "string") {
        report(path+"/brand", "string");
      }
    }
    if (data.user_brands !== undefined) {
      let data5 = data.user_brands;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data5[i0] !== "string") {
            report(path+"/user_brands/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/user_brands", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
