// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1", isLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1, "{account_number,join_supplier_process_number,supply_point{external_identifier,market_name,confirmed_supply_start_date},subtype}");

function isLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  typeof v.subtype === "string";
}
