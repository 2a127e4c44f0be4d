// Generated from events/authentication/auth_server.account_user.login_step_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { AuthServerAccountUserLoginStepCompletedV1 } from "../types/authentication.ts";

export type { AuthServerAccountUserLoginStepCompletedV1 } from "../types/authentication.ts";

/** An account user got past one step of the login, such as entering the code for the second factor. */
export const authServerAccountUserLoginStepCompletedV1: EventContract<"auth_server.account_user.login_step_completed", "v1", AuthServerAccountUserLoginStepCompletedV1> = /* @__PURE__ */ contract("auth_server.account_user.login_step_completed-v1", "auth_server.account_user.login_step_completed", "v1", isAuthServerAccountUserLoginStepCompletedV1, explainAuthServerAccountUserLoginStepCompletedV1);

function isAuthServerAccountUserLoginStepCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.step === "string" &&
  typeof v.mfa_device_type === "string";
}

function explainAuthServerAccountUserLoginStepCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_user_id,account_user_number,step,mfa_device_type");
    if (data.account_user_id === undefined) {
      report(path + "/account_user_id", "required");
    }
    if (data.account_user_number === undefined) {
      report(path + "/account_user_number", "required");
    }
    if (data.step === undefined) {
      report(path + "/step", "required");
    }
    if (data.mfa_device_type === undefined) {
      report(path + "/mfa_device_type", "required");
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
    if (data.mfa_device_type !== undefined) {
      if (typeof data.mfa_device_type !== "string") {
        report(path+"/mfa_device_type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
