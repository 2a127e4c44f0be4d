// Generated from events/debt/late_payment_fee_application_service_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_application_service_fee_applied-v1", isLatePaymentFeeApplicationServiceFeeAppliedV1, "{run_id,account_number,fee_amount:i,fee_date,fee_type?,charge_id}");

function isLatePaymentFeeApplicationServiceFeeAppliedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fee_amount) &&
  typeof v.fee_date === "string" &&
  ((v1 = v.fee_type) === undefined || typeof v1 === "string") &&
  typeof v.charge_id === "string";
}
