// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLeaveSP } from "../shapes/LeaveSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.leave-supplier.supply-point-journey-await-pre-termination-flow-step.initiated-v1", isLifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1, "{account_number,leave_supplier_process_number,supply_point{market_identifier,external_identifier,market_name},subtype}");

function isLifecycleLeaveSupplierSupplyPointJourneyAwaitPreTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  isLeaveSP(v.supply_point) &&
  typeof v.subtype === "string";
}
