// Generated from events/industry/industry.electricity.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("industry.electricity.change_of_supply.gain.initiated-v1", isIndustryElectricityChangeOfSupplyGainInitiatedV1, "{meter_point_identifier}");

function isIndustryElectricityChangeOfSupplyGainInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.meter_point_identifier === "string";
}
