// Generated from events/accounts/account.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account.reactivated-v1", isAccountReactivatedV1, "{account_number,previous_status,reactivation_source}");

function isAccountReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.previous_status === "string" &&
  typeof v.reactivation_source === "string";
}
