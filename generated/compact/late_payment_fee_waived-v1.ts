// Generated from events/debt/late_payment_fee_waived-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_waived-v1", isLatePaymentFeeWaivedV1, "{fee_id:i,waived_at,support_user_id:i}");

function isLatePaymentFeeWaivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.fee_id) &&
  typeof v.waived_at === "string" &&
  Number.isInteger(v.support_user_id);
}
