// Generated from events/leave-supplier/lifecycle.leave-supplier.cancellation-requested-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveSP } from "../shapes/LeaveSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.cancellation-requested-v2", isLifecycleLeaveSupplierCancellationRequestedV2, "{account_number,leave_supplier_process_id:i,leave_supplier_process_number,supply_points[{market_identifier,external_identifier,market_name}]}");

function isLifecycleLeaveSupplierCancellationRequestedV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierCancellationRequestedV2List1(v1);
}
function isLifecycleLeaveSupplierCancellationRequestedV2List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveSP(v[i])) return false;
  return true;
}
