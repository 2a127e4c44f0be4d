// Generated from events/industry/industry.gas.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryGasChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

export type { IndustryGasChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

/** The switch of a gas meter point to this supplier was started (a gain). The meter point is named, the account is not. */
export const industryGasChangeOfSupplyGainInitiatedV1: EventContract<"industry.gas.change_of_supply.gain.initiated", "v1", IndustryGasChangeOfSupplyGainInitiatedV1> = /* @__PURE__ */ contract("industry.gas.change_of_supply.gain.initiated-v1", "industry.gas.change_of_supply.gain.initiated", "v1", isIndustryGasChangeOfSupplyGainInitiatedV1, explainIndustryGasChangeOfSupplyGainInitiatedV1);

function isIndustryGasChangeOfSupplyGainInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.meter_point_identifier === "string";
}

function explainIndustryGasChangeOfSupplyGainInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
