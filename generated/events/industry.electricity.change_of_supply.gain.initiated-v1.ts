// Generated from events/industry/industry.electricity.change_of_supply.gain.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { IndustryElectricityChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfSupplyGainInitiatedV1 } from "../types/industry.ts";

/** The switch of an electricity meter point to this supplier was started (a gain). The meter point is named, the account is not. */
export const industryElectricityChangeOfSupplyGainInitiatedV1: Contract<"industry.electricity.change_of_supply.gain.initiated-v1", "industry.electricity.change_of_supply.gain.initiated", "v1", IndustryElectricityChangeOfSupplyGainInitiatedV1> = /* @__PURE__ */ contract("industry.electricity.change_of_supply.gain.initiated-v1", "industry.electricity.change_of_supply.gain.initiated", "v1", isIndustryElectricityChangeOfSupplyGainInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<IndustryElectricityChangeOfSupplyGainInitiatedV1> {
return options?.unknown === "report" || !isIndustryElectricityChangeOfSupplyGainInitiatedV1(input) ? examine<IndustryElectricityChangeOfSupplyGainInitiatedV1>(input, options, explainIndustryElectricityChangeOfSupplyGainInitiatedV1) : { ok: true, value: input as IndustryElectricityChangeOfSupplyGainInitiatedV1 };
}

function isIndustryElectricityChangeOfSupplyGainInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.meter_point_identifier === "string";
}

function explainIndustryElectricityChangeOfSupplyGainInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.meter_point_identifier;
    found.visit?.(found, v, "", "meter_point_identifier");
    if (v1 === undefined) missing(found, "meter_point_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "meter_point_identifier", v1, "a string");
  }
  else wrong(found, "", v, "an object");
}
