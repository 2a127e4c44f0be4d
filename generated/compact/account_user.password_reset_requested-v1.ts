// Generated from events/accounts/account_user.password_reset_requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user.password_reset_requested-v1", isAccountUserPasswordResetRequestedV1, "{account_user_id:i,account_user_number}");

function isAccountUserPasswordResetRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_user_id) &&
  typeof v.account_user_number === "string";
}
