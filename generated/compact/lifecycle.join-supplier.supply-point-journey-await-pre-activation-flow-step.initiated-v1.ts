// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isJoinSP } from "../shapes/JoinSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1", isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1, "{account_number,join_supplier_process_number,supply_point{external_identifier,market_name,requested_supply_start_date},subtype}");

function isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinSP(v.supply_point) &&
  typeof v.subtype === "string";
}
