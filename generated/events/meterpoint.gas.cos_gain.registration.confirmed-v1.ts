// Generated from events/meters/meterpoint.gas.cos_gain.registration.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasCosGainRegistrationConfirmedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainRegistrationConfirmedV1 } from "../types/meters.ts";

/** The registration of a British gas meter point was confirmed, so that the customer changes to this supplier (a change of supply, COS). */
export const meterpointGasCosGainRegistrationConfirmedV1: Contract<"meterpoint.gas.cos_gain.registration.confirmed-v1", "meterpoint.gas.cos_gain.registration.confirmed", "v1", MeterpointGasCosGainRegistrationConfirmedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.registration.confirmed-v1", "meterpoint.gas.cos_gain.registration.confirmed", "v1", isMeterpointGasCosGainRegistrationConfirmedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasCosGainRegistrationConfirmedV1> {
return options?.unknown === "report" || !isMeterpointGasCosGainRegistrationConfirmedV1(input) ? examine<MeterpointGasCosGainRegistrationConfirmedV1>(input, options, explainMeterpointGasCosGainRegistrationConfirmedV1) : { ok: true, value: input as MeterpointGasCosGainRegistrationConfirmedV1 };
}

function isMeterpointGasCosGainRegistrationConfirmedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.previous_mam === "string" &&
  typeof v.is_domestic === "boolean" &&
  typeof v.is_igt_mam === "boolean";
}

function explainMeterpointGasCosGainRegistrationConfirmedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.previous_mam;
    const v3 = v.is_domestic;
    const v4 = v.is_igt_mam;
    found.visit?.(found, v, "", "mprn,previous_mam,is_domestic,is_igt_mam");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "previous_mam");
    if (v3 === undefined) missing(found, "is_domestic");
    if (v4 === undefined) missing(found, "is_igt_mam");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "previous_mam", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, "is_domestic", v3, "a boolean");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, "is_igt_mam", v4, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
