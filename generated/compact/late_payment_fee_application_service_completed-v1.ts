// Generated from events/debt/late_payment_fee_application_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_application_service_completed-v1", isLatePaymentFeeApplicationServiceCompletedV1, "{run_id,account_number,fees_applied_count:i,fees_unapplied_count:i}");

function isLatePaymentFeeApplicationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_applied_count) &&
  Number.isInteger(v.fees_unapplied_count);
}
