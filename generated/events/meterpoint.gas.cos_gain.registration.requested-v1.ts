// Generated from events/meters/meterpoint.gas.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasCosGainRegistrationRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainRegistrationRequestedV1 } from "../types/meters.ts";

/** The registration of a British gas meter point was requested, because the customer changes to this supplier (a change of supply, COS). */
export const meterpointGasCosGainRegistrationRequestedV1: EventContract<"meterpoint.gas.cos_gain.registration.requested", "v1", MeterpointGasCosGainRegistrationRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.registration.requested-v1", "meterpoint.gas.cos_gain.registration.requested", "v1", isMeterpointGasCosGainRegistrationRequestedV1, explainMeterpointGasCosGainRegistrationRequestedV1);

function isMeterpointGasCosGainRegistrationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.supplier_mpid === "string" &&
  typeof v.account_number === "string";
}

function explainMeterpointGasCosGainRegistrationRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,supply_start_date,supplier_mpid,account_number");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
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
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
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
  }
  else {
    report(path, "object");
  }
}
