// Generated from events/business/charging.priming.errored-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ChargingPrimingErroredV1 } from "../types/business.ts";

export type { ChargingPrimingErroredV1 } from "../types/business.ts";

/** Priming, the preparation of charging for a supply point and a period, ran into errors. */
export const chargingPrimingErroredV1: EventContract<"charging.priming.errored", "v1", ChargingPrimingErroredV1> = /* @__PURE__ */ contract("charging.priming.errored-v1", "charging.priming.errored", "v1", isChargingPrimingErroredV1, explainChargingPrimingErroredV1);

function isChargingPrimingErroredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray(v.errors) && every(v.errors, (i0: any) => typeof i0 === "string") &&
  typeof v.supply_point_id === "string" &&
  typeof v.period_start === "string" &&
  typeof v.period_end === "string";
}

function explainChargingPrimingErroredV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "errors,supply_point_id,period_start,period_end");
    if (data.errors === undefined) {
      report(path + "/errors", "required");
    }
    if (data.supply_point_id === undefined) {
      report(path + "/supply_point_id", "required");
    }
    if (data.period_start === undefined) {
      report(path + "/period_start", "required");
    }
    if (data.period_end === undefined) {
      report(path + "/period_end", "required");
    }
    if (data.errors !== undefined) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data0[i0] !== "string") {
            report(path+"/errors/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/errors", "array");
      }
    }
    if (data.supply_point_id !== undefined) {
      if (typeof data.supply_point_id !== "string") {
        report(path+"/supply_point_id", "string");
      }
    }
    if (data.period_start !== undefined) {
      if (typeof data.period_start !== "string") {
        report(path+"/period_start", "string");
      }
    }
    if (data.period_end !== undefined) {
      if (typeof data.period_end !== "string") {
        report(path+"/period_end", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
