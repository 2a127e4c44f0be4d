// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1", isLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1, "{account_number,leave_supplier_process_number,supply_point{external_identifier,market_name,confirmed_supply_end_date},subtype}");

function isLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  isLeaveTerminatedSP(v.supply_point) &&
  typeof v.subtype === "string";
}
