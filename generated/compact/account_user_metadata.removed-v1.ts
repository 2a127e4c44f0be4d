// Generated from events/accounts/account_user_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user_metadata.removed-v1", isAccountUserMetadataRemovedV1, "{user_id:i,key,value}");

function isAccountUserMetadataRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}
