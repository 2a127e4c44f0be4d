// Generated from events/join-supplier/lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.await-post-activation-flow-step.initiated-v1", isLifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1, "{account_number,join_supplier_process_number,subtype}");

function isLifecycleJoinSupplierAwaitPostActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}
