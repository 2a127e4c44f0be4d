// Generated from events/accounts/account_user.verification_started-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user.verification_started-v1", isAccountUserVerificationStartedV1, "{user_number,verification_id:i,verification_type}");

function isAccountUserVerificationStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.user_number === "string" &&
  Number.isInteger(v.verification_id) &&
  typeof v.verification_type === "string";
}
