// Generated from events/authentication/auth_server.account_user.login_step_completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("auth_server.account_user.login_step_completed-v1", isAuthServerAccountUserLoginStepCompletedV1, "{account_user_id:i,account_user_number,step,mfa_device_type}");

function isAuthServerAccountUserLoginStepCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.step === "string" &&
  typeof v.mfa_device_type === "string";
}
