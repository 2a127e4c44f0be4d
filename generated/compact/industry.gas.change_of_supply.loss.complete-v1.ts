// Generated from events/industry/industry.gas.change_of_supply.loss.complete-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("industry.gas.change_of_supply.loss.complete-v1", isIndustryGasChangeOfSupplyLossCompleteV1, "{account_number,mprn,supply_end_date,new_supplier_id}");

function isIndustryGasChangeOfSupplyLossCompleteV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.mprn === "string" &&
  typeof v.supply_end_date === "string" &&
  typeof v.new_supplier_id === "string";
}
