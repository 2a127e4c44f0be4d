// Generated from events/join-supplier/lifecycle.join_supplier.terms-and-conditions.accepted-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join_supplier.terms-and-conditions.accepted-v2", isLifecycleJoinSupplierTermsAndConditionsAcceptedV2, "{join_supplier_process_id:i,join_supplier_process_number}");

function isLifecycleJoinSupplierTermsAndConditionsAcceptedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string";
}
