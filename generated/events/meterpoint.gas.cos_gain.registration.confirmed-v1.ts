// Generated from events/meters/meterpoint.gas.cos_gain.registration.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasCosGainRegistrationConfirmedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainRegistrationConfirmedV1 } from "../types/meters.ts";

/** The registration of a British gas meter point was confirmed, so that the customer changes to this supplier (a change of supply, COS). */
export const meterpointGasCosGainRegistrationConfirmedV1: EventContract<"meterpoint.gas.cos_gain.registration.confirmed", "v1", MeterpointGasCosGainRegistrationConfirmedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.registration.confirmed-v1", "meterpoint.gas.cos_gain.registration.confirmed", "v1", isMeterpointGasCosGainRegistrationConfirmedV1, explainMeterpointGasCosGainRegistrationConfirmedV1);

function isMeterpointGasCosGainRegistrationConfirmedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.previous_mam === "string" &&
  typeof v.is_domestic === "boolean" &&
  typeof v.is_igt_mam === "boolean";
}

function explainMeterpointGasCosGainRegistrationConfirmedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,previous_mam,is_domestic,is_igt_mam");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.previous_mam === undefined) {
      report(path + "/previous_mam", "required");
    }
    if (data.is_domestic === undefined) {
      report(path + "/is_domestic", "required");
    }
    if (data.is_igt_mam === undefined) {
      report(path + "/is_igt_mam", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.previous_mam !== undefined) {
      if (typeof data.previous_mam !== "string") {
        report(path+"/previous_mam", "string");
      }
    }
    if (data.is_domestic !== undefined) {
      if (typeof data.is_domestic !== "boolean") {
        report(path+"/is_domestic", "boolean");
      }
    }
    if (data.is_igt_mam !== undefined) {
      if (typeof data.is_igt_mam !== "boolean") {
        report(path+"/is_igt_mam", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
