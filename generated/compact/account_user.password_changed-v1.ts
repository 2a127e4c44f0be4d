// Generated from events/accounts/account_user.password_changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user.password_changed-v1", isAccountUserPasswordChangedV1, "{user_id:i}");

function isAccountUserPasswordChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id);
}
