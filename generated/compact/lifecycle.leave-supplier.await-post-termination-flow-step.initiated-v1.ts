// Generated from events/leave-supplier/lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1", isLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1, "{account_number,leave_supplier_process_number,subtype}");

function isLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}
