// Generated from events/join-supplier/lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join_supplier._ensure_payment_instructions.step_completed-v2", isLifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2, "{join_supplier_process_id:i,join_supplier_process_number,account_number}");

function isLifecycleJoinSupplierEnsurePaymentInstructionsStepCompletedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string";
}
