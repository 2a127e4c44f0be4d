// Generated from events/industry/industry.electricity.change_of_service.meter_deactivated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryElectricityChangeOfServiceMeterDeactivatedV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfServiceMeterDeactivatedV1 } from "../types/industry.ts";

/** An electricity meter was taken out of use as part of a change of service at its meter point. */
export const industryElectricityChangeOfServiceMeterDeactivatedV1: EventContract<"industry.electricity.change_of_service.meter_deactivated", "v1", IndustryElectricityChangeOfServiceMeterDeactivatedV1> = /* @__PURE__ */ contract("industry.electricity.change_of_service.meter_deactivated-v1", "industry.electricity.change_of_service.meter_deactivated", "v1", isIndustryElectricityChangeOfServiceMeterDeactivatedV1, explainIndustryElectricityChangeOfServiceMeterDeactivatedV1);

function isIndustryElectricityChangeOfServiceMeterDeactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.serial_number === "string" &&
  typeof v.effective_from === "string";
}

function explainIndustryElectricityChangeOfServiceMeterDeactivatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mpan,serial_number,effective_from");
    if (data.mpan === undefined) {
      report(path + "/mpan", "required");
    }
    if (data.serial_number === undefined) {
      report(path + "/serial_number", "required");
    }
    if (data.effective_from === undefined) {
      report(path + "/effective_from", "required");
    }
    if (data.mpan !== undefined) {
      if (typeof data.mpan !== "string") {
        report(path+"/mpan", "string");
      }
    }
    if (data.serial_number !== undefined) {
      if (typeof data.serial_number !== "string") {
        report(path+"/serial_number", "string");
      }
    }
    if (data.effective_from !== undefined) {
      if (typeof data.effective_from !== "string") {
        report(path+"/effective_from", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
