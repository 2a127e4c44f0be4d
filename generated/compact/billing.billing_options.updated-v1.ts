// Generated from events/billing/billing.billing_options.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.billing_options.updated-v1", isBillingBillingOptionsUpdatedV1, "{account_number,previous_billing_options_id:i,new_billing_options_id:i,support_user_id:i}");

function isBillingBillingOptionsUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.previous_billing_options_id) &&
  Number.isInteger(v.new_billing_options_id) &&
  Number.isInteger(v.support_user_id);
}
