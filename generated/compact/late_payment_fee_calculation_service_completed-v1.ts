// Generated from events/debt/late_payment_fee_calculation_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_calculation_service_completed-v1", isLatePaymentFeeCalculationServiceCompletedV1, "{run_id,account_number,fees_calculated_count:i}");

function isLatePaymentFeeCalculationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_calculated_count);
}
