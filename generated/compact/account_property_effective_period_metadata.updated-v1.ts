// Generated from events/accounts/account_property_effective_period_metadata.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_property_effective_period_metadata.updated-v1", isAccountPropertyEffectivePeriodMetadataUpdatedV1, "{account_property_effective_period_id:i,changes{}}");

function isAccountPropertyEffectivePeriodMetadataUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}
