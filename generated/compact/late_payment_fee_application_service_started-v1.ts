// Generated from events/debt/late_payment_fee_application_service_started-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("late_payment_fee_application_service_started-v1", isLatePaymentFeeApplicationServiceStartedV1, "{run_id,account_number}");

function isLatePaymentFeeApplicationServiceStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string";
}
