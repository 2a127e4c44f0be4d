// Generated from events/billing/billing.rebate.declined-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.rebate.declined-v1", isBillingRebateDeclinedV1, "{account_number,rebate_period_id:i,rebate_type,effective_from,effective_to,decline_reason}");

function isBillingRebateDeclinedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.rebate_period_id) &&
  typeof v.rebate_type === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string" &&
  typeof v.decline_reason === "string";
}
