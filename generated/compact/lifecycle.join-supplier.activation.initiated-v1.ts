// Generated from events/join-supplier/lifecycle.join-supplier.activation.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isJoinActivationInitiatedSP } from "../shapes/JoinActivationInitiatedSP.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.activation.initiated-v1", isLifecycleJoinSupplierActivationInitiatedV1, "{account_number,join_supplier_process_number,subtype,activation_journey_type,supply_point{external_identifier,market_name}}");

function isLifecycleJoinSupplierActivationInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  typeof v.activation_journey_type === "string" &&
  isJoinActivationInitiatedSP(v.supply_point);
}
