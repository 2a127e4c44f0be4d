// Generated from events/authentication/auth_server.account_user.login_denied-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("auth_server.account_user.login_denied-v1", isAuthServerAccountUserLoginDeniedV1, "{account_user_id:i,account_user_number,enforced_security_rule_ids[:i]}");

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
