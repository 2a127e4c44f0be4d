// Generated from events/industry/industry.electricity.change_of_energisation.unsolicited_message-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 } from "../types/industry.ts";

/** An unrequested message came in about whether power is switched on (energised) or off at an electricity meter point. */
export const industryElectricityChangeOfEnergisationUnsolicitedMessageV1: EventContract<"industry.electricity.change_of_energisation.unsolicited_message", "v1", IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1> = /* @__PURE__ */ contract("industry.electricity.change_of_energisation.unsolicited_message-v1", "industry.electricity.change_of_energisation.unsolicited_message", "v1", isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1, explainIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1);

function isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.energisation_status === "string" &&
  typeof v.effective_from === "string";
}

function explainIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mpan,energisation_status,effective_from");
    if (data.mpan === undefined) {
      report(path + "/mpan", "required");
    }
    if (data.energisation_status === undefined) {
      report(path + "/energisation_status", "required");
    }
    if (data.effective_from === undefined) {
      report(path + "/effective_from", "required");
    }
    if (data.mpan !== undefined) {
      if (typeof data.mpan !== "string") {
        report(path+"/mpan", "string");
      }
    }
    if (data.energisation_status !== undefined) {
      if (typeof data.energisation_status !== "string") {
        report(path+"/energisation_status", "string");
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
