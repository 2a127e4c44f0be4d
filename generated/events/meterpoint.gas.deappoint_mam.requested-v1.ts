// Generated from events/meters/meterpoint.gas.deappoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasDeappointMamRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasDeappointMamRequestedV1 } from "../types/meters.ts";

/** The end of a meter asset manager's (MAM's) appointment was requested for a British gas meter point. */
export const meterpointGasDeappointMamRequestedV1: Contract<"meterpoint.gas.deappoint_mam.requested-v1", "meterpoint.gas.deappoint_mam.requested", "v1", MeterpointGasDeappointMamRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.deappoint_mam.requested-v1", "meterpoint.gas.deappoint_mam.requested", "v1", isMeterpointGasDeappointMamRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDeappointMamRequestedV1> {
return options?.unknown === "report" || !isMeterpointGasDeappointMamRequestedV1(input) ? examine<MeterpointGasDeappointMamRequestedV1>(input, options, explainMeterpointGasDeappointMamRequestedV1) : { ok: true, value: input as MeterpointGasDeappointMamRequestedV1 };
}

function isMeterpointGasDeappointMamRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.mam_to_deappoint === "string" &&
  typeof v.effective_to_date === "string" &&
  typeof v.is_cos_loss === "boolean" &&
  typeof v.new_supplier === "string" &&
  typeof v.current_mam === "string";
}

function explainMeterpointGasDeappointMamRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.mam_to_deappoint;
    const v3 = v.effective_to_date;
    const v4 = v.is_cos_loss;
    const v5 = v.new_supplier;
    const v6 = v.current_mam;
    found.visit?.(found, v, "", "mprn,mam_to_deappoint,effective_to_date,is_cos_loss,new_supplier,current_mam");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "mam_to_deappoint");
    if (v3 === undefined) missing(found, "effective_to_date");
    if (v4 === undefined) missing(found, "is_cos_loss");
    if (v5 === undefined) missing(found, "new_supplier");
    if (v6 === undefined) missing(found, "current_mam");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "mam_to_deappoint", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "effective_to_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, "is_cos_loss", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "new_supplier", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "current_mam", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
