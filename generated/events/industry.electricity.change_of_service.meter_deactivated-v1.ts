// Generated from events/industry/industry.electricity.change_of_service.meter_deactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { IndustryElectricityChangeOfServiceMeterDeactivatedV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfServiceMeterDeactivatedV1 } from "../types/industry.ts";

/** An electricity meter was taken out of use as part of a change of service at its meter point. */
export const industryElectricityChangeOfServiceMeterDeactivatedV1: Contract<"industry.electricity.change_of_service.meter_deactivated-v1", "industry.electricity.change_of_service.meter_deactivated", "v1", IndustryElectricityChangeOfServiceMeterDeactivatedV1> = /* @__PURE__ */ contract("industry.electricity.change_of_service.meter_deactivated-v1", "industry.electricity.change_of_service.meter_deactivated", "v1", isIndustryElectricityChangeOfServiceMeterDeactivatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<IndustryElectricityChangeOfServiceMeterDeactivatedV1> {
return options?.unknown === "report" || !isIndustryElectricityChangeOfServiceMeterDeactivatedV1(input) ? examine<IndustryElectricityChangeOfServiceMeterDeactivatedV1>(input, options, explainIndustryElectricityChangeOfServiceMeterDeactivatedV1) : { ok: true, value: input as IndustryElectricityChangeOfServiceMeterDeactivatedV1 };
}

function isIndustryElectricityChangeOfServiceMeterDeactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.serial_number === "string" &&
  typeof v.effective_from === "string";
}

function explainIndustryElectricityChangeOfServiceMeterDeactivatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mpan;
    const v2 = v.serial_number;
    const v3 = v.effective_from;
    found.visit?.(found, v, "", "mpan,serial_number,effective_from");
    if (v1 === undefined) missing(found, "mpan");
    if (v2 === undefined) missing(found, "serial_number");
    if (v3 === undefined) missing(found, "effective_from");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mpan", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "serial_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "effective_from", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
