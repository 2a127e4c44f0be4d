// Generated from events/accounts/account_user_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user_metadata.updated-v1", isAccountUserMetadataUpdatedV1, "{user_id:i,changes{}}");

function isAccountUserMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}
