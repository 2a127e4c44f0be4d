// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveTerminationInitiatedSP } from "../shapes/LeaveTerminationInitiatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.termination.initiated-v1", isLifecycleLeaveSupplierTerminationInitiatedV1, "{account_number,leave_supplier_process_number,leave_supplier_process_subtype,supply_point{external_identifier,market_name,requested_supply_end_date}}");

function isLifecycleLeaveSupplierTerminationInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  isLeaveTerminationInitiatedSP(v.supply_point);
}
