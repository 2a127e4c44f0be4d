// Generated from events/authentication/auth_server.account_user.login_failed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("auth_server.account_user.login_failed-v1", isAuthServerAccountUserLoginFailedV1, "{account_user_id:i,account_user_number,step,failure_reason,brand,user_brands[]}");

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
