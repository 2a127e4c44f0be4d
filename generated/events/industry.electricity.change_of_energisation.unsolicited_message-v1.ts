// Generated from events/industry/industry.electricity.change_of_energisation.unsolicited_message-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 } from "../types/industry.ts";

export type { IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 } from "../types/industry.ts";

/** An unrequested message came in about whether power is switched on (energised) or off at an electricity meter point. */
export const industryElectricityChangeOfEnergisationUnsolicitedMessageV1: Contract<"industry.electricity.change_of_energisation.unsolicited_message-v1", "industry.electricity.change_of_energisation.unsolicited_message", "v1", IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1> = /* @__PURE__ */ contract("industry.electricity.change_of_energisation.unsolicited_message-v1", "industry.electricity.change_of_energisation.unsolicited_message", "v1", isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1> {
return options?.unknown === "report" || !isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(input) ? examine<IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1>(input, options, explainIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1) : { ok: true, value: input as IndustryElectricityChangeOfEnergisationUnsolicitedMessageV1 };
}

function isIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.energisation_status === "string" &&
  typeof v.effective_from === "string";
}

function explainIndustryElectricityChangeOfEnergisationUnsolicitedMessageV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mpan;
    const v2 = v.energisation_status;
    const v3 = v.effective_from;
    found.visit?.(found, v, "", "mpan,energisation_status,effective_from");
    if (v1 === undefined) missing(found, "mpan");
    if (v2 === undefined) missing(found, "energisation_status");
    if (v3 === undefined) missing(found, "effective_from");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mpan", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "energisation_status", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "effective_from", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
