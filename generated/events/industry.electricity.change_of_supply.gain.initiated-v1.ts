// Generated from events/industry/industry.electricity.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryElectricityChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

/** The switch of an electricity meter point to this supplier was started (a gain). The meter point is named, the account is not. */
export const industryElectricityChangeOfSupplyGainInitiatedV1: EventContract<"industry.electricity.change_of_supply.gain.initiated", "v1", IndustryElectricityChangeOfSupplyGainInitiatedV1> = /* @__PURE__ */ contract("industry.electricity.change_of_supply.gain.initiated-v1", "industry.electricity.change_of_supply.gain.initiated", "v1", isIndustryElectricityChangeOfSupplyGainInitiatedV1, explainIndustryElectricityChangeOfSupplyGainInitiatedV1);

function isIndustryElectricityChangeOfSupplyGainInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.meter_point_identifier === "string";
}

function explainIndustryElectricityChangeOfSupplyGainInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "meter_point_identifier");
    if (data.meter_point_identifier === undefined) {
      report(path + "/meter_point_identifier", "required");
    }
    if (data.meter_point_identifier !== undefined) {
      if (typeof data.meter_point_identifier !== "string") {
        report(path+"/meter_point_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
