// Generated from events/collections/collection_process.leave_supplier_instigated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.leave_supplier_instigated-v1", isCollectionProcessLeaveSupplierInstigatedV1, "{number,account_number,leave_supplier_process_number}");

function isCollectionProcessLeaveSupplierInstigatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string";
}
