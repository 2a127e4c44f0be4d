// Generated from events/meters/meterpoint.gas.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasCosGainRegistrationRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainRegistrationRequestedV1 } from "../types/meters.ts";

/** The registration of a British gas meter point was requested, because the customer changes to this supplier (a change of supply, COS). */
export const meterpointGasCosGainRegistrationRequestedV1: Contract<"meterpoint.gas.cos_gain.registration.requested-v1", "meterpoint.gas.cos_gain.registration.requested", "v1", MeterpointGasCosGainRegistrationRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.registration.requested-v1", "meterpoint.gas.cos_gain.registration.requested", "v1", isMeterpointGasCosGainRegistrationRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasCosGainRegistrationRequestedV1> {
return options?.unknown === "report" || !isMeterpointGasCosGainRegistrationRequestedV1(input) ? examine<MeterpointGasCosGainRegistrationRequestedV1>(input, options, explainMeterpointGasCosGainRegistrationRequestedV1) : { ok: true, value: input as MeterpointGasCosGainRegistrationRequestedV1 };
}

function isMeterpointGasCosGainRegistrationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.supplier_mpid === "string" &&
  typeof v.account_number === "string";
}

function explainMeterpointGasCosGainRegistrationRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.supply_start_date;
    const v3 = v.supplier_mpid;
    const v4 = v.account_number;
    found.visit?.(found, v, "", "mprn,supply_start_date,supplier_mpid,account_number");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "supply_start_date");
    if (v3 === undefined) missing(found, "supplier_mpid");
    if (v4 === undefined) missing(found, "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supply_start_date", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supplier_mpid", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "account_number", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
