// Generated from events/meters/meterpoint.elec.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointElecCosGainRegistrationRequestedV1 } from "../types/meters.ts";

export type { MeterpointElecCosGainRegistrationRequestedV1 } from "../types/meters.ts";

/** The registration of a British electricity meter point was requested, because the customer changes to this supplier (a change of supply, COS). */
export const meterpointElecCosGainRegistrationRequestedV1: Contract<"meterpoint.elec.cos_gain.registration.requested-v1", "meterpoint.elec.cos_gain.registration.requested", "v1", MeterpointElecCosGainRegistrationRequestedV1> = /* @__PURE__ */ contract("meterpoint.elec.cos_gain.registration.requested-v1", "meterpoint.elec.cos_gain.registration.requested", "v1", isMeterpointElecCosGainRegistrationRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointElecCosGainRegistrationRequestedV1> {
return options?.unknown === "report" || !isMeterpointElecCosGainRegistrationRequestedV1(input) ? examine<MeterpointElecCosGainRegistrationRequestedV1>(input, options, explainMeterpointElecCosGainRegistrationRequestedV1) : { ok: true, value: input as MeterpointElecCosGainRegistrationRequestedV1 };
}

function isMeterpointElecCosGainRegistrationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.supplier_mpid === "string" &&
  typeof v.account_number === "string" &&
  typeof v.is_internal_transfer === "boolean" &&
  typeof v.is_migrated === "boolean" &&
  typeof v.is_export === "boolean";
}

function explainMeterpointElecCosGainRegistrationRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mpan;
    const v2 = v.supply_start_date;
    const v3 = v.supplier_mpid;
    const v4 = v.account_number;
    const v5 = v.is_internal_transfer;
    const v6 = v.is_migrated;
    const v7 = v.is_export;
    found.visit?.(found, v, "", "mpan,supply_start_date,supplier_mpid,account_number,is_internal_transfer,is_migrated,is_export");
    if (v1 === undefined) missing(found, "mpan");
    if (v2 === undefined) missing(found, "supply_start_date");
    if (v3 === undefined) missing(found, "supplier_mpid");
    if (v4 === undefined) missing(found, "account_number");
    if (v5 === undefined) missing(found, "is_internal_transfer");
    if (v6 === undefined) missing(found, "is_migrated");
    if (v7 === undefined) missing(found, "is_export");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mpan", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supply_start_date", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supplier_mpid", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "account_number", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, "is_internal_transfer", v5, "a boolean");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, "is_migrated", v6, "a boolean");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, "is_export", v7, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
