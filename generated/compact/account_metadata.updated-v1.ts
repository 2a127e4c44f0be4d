// Generated from events/accounts/account_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_metadata.updated-v1", isAccountMetadataUpdatedV1, "{account_number,changes{}}");

function isAccountMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}
