// Generated from events/leave-supplier/lifecycle.leave-supplier.completed-v3.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.completed-v3", isLifecycleLeaveSupplierCompletedV3, "{account_number,leave_supplier_process_id:i,leave_supplier_process_number,leave_supplier_process_subtype,supply_points[{external_identifier,market_name,confirmed_supply_end_date}]}");

function isLifecycleLeaveSupplierCompletedV3(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierCompletedV3List1(v1);
}
function isLifecycleLeaveSupplierCompletedV3List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveTerminatedSP(v[i])) return false;
  return true;
}
