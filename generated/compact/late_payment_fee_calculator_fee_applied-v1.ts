// Generated from events/debt/late_payment_fee_calculator_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_calculator_fee_applied-v1", isLatePaymentFeeCalculatorFeeAppliedV1, "{run_id,account_number,charge_id}");

function isLatePaymentFeeCalculatorFeeAppliedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.charge_id === "string";
}
