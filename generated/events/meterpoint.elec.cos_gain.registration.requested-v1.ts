// Generated from events/meters/meterpoint.elec.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointElecCosGainRegistrationRequestedV1 } from "../types/meters.ts";

export type { MeterpointElecCosGainRegistrationRequestedV1 } from "../types/meters.ts";

/** The registration of a British electricity meter point was requested, because the customer changes to this supplier (a change of supply, COS). */
export const meterpointElecCosGainRegistrationRequestedV1: EventContract<"meterpoint.elec.cos_gain.registration.requested", "v1", MeterpointElecCosGainRegistrationRequestedV1> = /* @__PURE__ */ contract("meterpoint.elec.cos_gain.registration.requested-v1", "meterpoint.elec.cos_gain.registration.requested", "v1", isMeterpointElecCosGainRegistrationRequestedV1, explainMeterpointElecCosGainRegistrationRequestedV1);

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

function explainMeterpointElecCosGainRegistrationRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mpan,supply_start_date,supplier_mpid,account_number,is_internal_transfer,is_migrated,is_export");
    if (data.mpan === undefined) {
      report(path + "/mpan", "required");
    }
    if (data.supply_start_date === undefined) {
      report(path + "/supply_start_date", "required");
    }
    if (data.supplier_mpid === undefined) {
      report(path + "/supplier_mpid", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.is_internal_transfer === undefined) {
      report(path + "/is_internal_transfer", "required");
    }
    if (data.is_migrated === undefined) {
      report(path + "/is_migrated", "required");
    }
    if (data.is_export === undefined) {
      report(path + "/is_export", "required");
    }
    if (data.mpan !== undefined) {
      if (typeof data.mpan !== "string") {
        report(path+"/mpan", "string");
      }
    }
    if (data.supply_start_date !== undefined) {
      if (typeof data.supply_start_date !== "string") {
        report(path+"/supply_start_date", "string");
      }
    }
    if (data.supplier_mpid !== undefined) {
      if (typeof data.supplier_mpid !== "string") {
        report(path+"/supplier_mpid", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.is_internal_transfer !== undefined) {
      if (typeof data.is_internal_transfer !== "boolean") {
        report(path+"/is_internal_transfer", "boolean");
      }
    }
    if (data.is_migrated !== undefined) {
      if (typeof data.is_migrated !== "boolean") {
        report(path+"/is_migrated", "boolean");
      }
    }
    if (data.is_export !== undefined) {
      if (typeof data.is_export !== "boolean") {
        report(path+"/is_export", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
