// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.confirmed-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.termination.confirmed-v2", isLifecycleLeaveSupplierTerminationConfirmedV2, "{account_number,leave_supplier_process_id:i,leave_supplier_process_number,leave_supplier_process_subtype,supply_point{external_identifier,market_name,confirmed_supply_end_date}}");

function isLifecycleLeaveSupplierTerminationConfirmedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  isLeaveTerminatedSP(v.supply_point);
}
