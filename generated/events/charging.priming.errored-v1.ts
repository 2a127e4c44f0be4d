// Generated from events/business/charging.priming.errored-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ChargingPrimingErroredV1 } from "../types/business.ts";

export type { ChargingPrimingErroredV1 } from "../types/business.ts";

/** Priming, the preparation of charging for a supply point and a period, ran into errors. */
export const chargingPrimingErroredV1: Contract<"charging.priming.errored-v1", "charging.priming.errored", "v1", ChargingPrimingErroredV1> = /* @__PURE__ */ contract("charging.priming.errored-v1", "charging.priming.errored", "v1", isChargingPrimingErroredV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ChargingPrimingErroredV1> {
return options?.unknown === "report" || !isChargingPrimingErroredV1(input) ? examine<ChargingPrimingErroredV1>(input, options, explainChargingPrimingErroredV1) : { ok: true, value: input as ChargingPrimingErroredV1 };
}

function isChargingPrimingErroredV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray((v1 = v.errors)) && isChargingPrimingErroredV1List1(v1) &&
  typeof v.supply_point_id === "string" &&
  typeof v.period_start === "string" &&
  typeof v.period_end === "string";
}

function isChargingPrimingErroredV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainChargingPrimingErroredV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.errors;
    const v2 = v.supply_point_id;
    const v3 = v.period_start;
    const v4 = v.period_end;
    found.visit?.(found, v, "", "errors,supply_point_id,period_start,period_end");
    if (v1 === undefined) missing(found, "errors");
    if (v2 === undefined) missing(found, "supply_point_id");
    if (v3 === undefined) missing(found, "period_start");
    if (v4 === undefined) missing(found, "period_end");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v5 = v1[i0];
          if (typeof v5 !== "string") wrong(found, "errors." + i0, v5, "a string");
        }
      }
      else wrong(found, "errors", v1, "an array");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supply_point_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "period_start", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "period_end", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
