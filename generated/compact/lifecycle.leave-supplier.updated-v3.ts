// Generated from events/leave-supplier/lifecycle.leave-supplier.updated-v3.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveSP } from "../shapes/LeaveSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.updated-v3", isLifecycleLeaveSupplierUpdatedV3, "{account_number,leave_supplier_process_id:i,leave_supplier_process_subtype,supply_points[{market_identifier,external_identifier,market_name}],requested_supply_end_at,requested_supply_end_date,updated_at,is_passive:b,passive_loss_instigated_supply_point_id?:i,leave_supplier_process_number}");

function isLifecycleLeaveSupplierUpdatedV3(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierUpdatedV3List1(v1) &&
  typeof v.requested_supply_end_at === "string" &&
  typeof v.requested_supply_end_date === "string" &&
  typeof v.updated_at === "string" &&
  typeof v.is_passive === "boolean" &&
  ((v1 = v.passive_loss_instigated_supply_point_id) === undefined || Number.isInteger(v1)) &&
  typeof v.leave_supplier_process_number === "string";
}
function isLifecycleLeaveSupplierUpdatedV3List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveSP(v[i])) return false;
  return true;
}
