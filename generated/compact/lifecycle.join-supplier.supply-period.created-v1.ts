// Generated from events/join-supplier/lifecycle.join-supplier.supply-period.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isContractReferences } from "../shapes/ContractReferences.ts";
import { isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { isSupplyPeriodData } from "../shapes/SupplyPeriodData.ts";

export default /* @__PURE__ */ compactContract("lifecycle.join-supplier.supply-period.created-v1", isLifecycleJoinSupplierSupplyPeriodCreatedV1, "{account_number,join_supplier_process_number,supply_point{external_identifier,market_name,confirmed_supply_start_date},supply_period{id:i,supply_start_at,supply_end_at},contract_references{account_contract_identifier?,business_contract_identifier?}}");

function isLifecycleJoinSupplierSupplyPeriodCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  isSupplyPeriodData(v.supply_period) &&
  isContractReferences(v.contract_references);
}
