// Generated from events/authentication/auth_server.account_user.logged_in-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("auth_server.account_user.logged_in-v1", isAuthServerAccountUserLoggedInV1, "{account_user_id:i,account_user_number,login_method,mfa_device_type}");

function isAuthServerAccountUserLoggedInV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string" &&
  typeof v.login_method === "string" &&
  typeof v.mfa_device_type === "string";
}
