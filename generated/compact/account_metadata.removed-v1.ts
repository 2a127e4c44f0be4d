// Generated from events/accounts/account_metadata.removed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_metadata.removed-v1", isAccountMetadataRemovedV1, "{account_number,key,value}");

function isAccountMetadataRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}
