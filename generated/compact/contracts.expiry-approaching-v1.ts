// Generated from events/contracts/contracts.expiry-approaching-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.expiry-approaching-v1", isContractsExpiryApproachingV1, "{contract_identifier,occurred_at,days_before_expiry:i}");

function isContractsExpiryApproachingV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  Number.isInteger(v.days_before_expiry);
}
