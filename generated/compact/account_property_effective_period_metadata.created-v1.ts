// Generated from events/accounts/account_property_effective_period_metadata.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_property_effective_period_metadata.created-v1", isAccountPropertyEffectivePeriodMetadataCreatedV1, "{account_property_effective_period_id:i,key,value}");

function isAccountPropertyEffectivePeriodMetadataCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_property_effective_period_id) &&
  typeof v.key === "string" &&
  typeof v.value === "string";
}
