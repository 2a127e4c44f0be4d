// Generated from events/accounts/account.occupied-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account.occupied-v1", isAccountOccupiedV1, "{account_number}");

function isAccountOccupiedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string";
}
