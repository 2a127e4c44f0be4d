// Generated from events/meters/meterpoint.gas.deappoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasDeappointMamRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasDeappointMamRequestedV1 } from "../types/meters.ts";

/** The end of a meter asset manager's (MAM's) appointment was requested for a British gas meter point. */
export const meterpointGasDeappointMamRequestedV1: EventContract<"meterpoint.gas.deappoint_mam.requested", "v1", MeterpointGasDeappointMamRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.deappoint_mam.requested-v1", "meterpoint.gas.deappoint_mam.requested", "v1", isMeterpointGasDeappointMamRequestedV1, explainMeterpointGasDeappointMamRequestedV1);

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

function explainMeterpointGasDeappointMamRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,mam_to_deappoint,effective_to_date,is_cos_loss,new_supplier,current_mam");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.mam_to_deappoint === undefined) {
      report(path + "/mam_to_deappoint", "required");
    }
    if (data.effective_to_date === undefined) {
      report(path + "/effective_to_date", "required");
    }
    if (data.is_cos_loss === undefined) {
      report(path + "/is_cos_loss", "required");
    }
    if (data.new_supplier === undefined) {
      report(path + "/new_supplier", "required");
    }
    if (data.current_mam === undefined) {
      report(path + "/current_mam", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.mam_to_deappoint !== undefined) {
      if (typeof data.mam_to_deappoint !== "string") {
        report(path+"/mam_to_deappoint", "string");
      }
    }
    if (data.effective_to_date !== undefined) {
      if (typeof data.effective_to_date !== "string") {
        report(path+"/effective_to_date", "string");
      }
    }
    if (data.is_cos_loss !== undefined) {
      if (typeof data.is_cos_loss !== "boolean") {
        report(path+"/is_cos_loss", "boolean");
      }
    }
    if (data.new_supplier !== undefined) {
      if (typeof data.new_supplier !== "string") {
        report(path+"/new_supplier", "string");
      }
    }
    if (data.current_mam !== undefined) {
      if (typeof data.current_mam !== "string") {
        report(path+"/current_mam", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
