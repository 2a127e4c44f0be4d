// Generated from events/join-supplier/lifecycle.join_supplier.security_deposits.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join_supplier.security_deposits.created-v1", isLifecycleJoinSupplierSecurityDepositsCreatedV1, "{join_supplier_process_number}");

function isLifecycleJoinSupplierSecurityDepositsCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.join_supplier_process_number === "string";
}
