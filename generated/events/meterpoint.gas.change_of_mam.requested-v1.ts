// Generated from events/meters/meterpoint.gas.change_of_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasChangeOfMamRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasChangeOfMamRequestedV1 } from "../types/meters.ts";

/** A change from one meter asset manager (MAM), the company that looks after a gas meter, to another was requested for a British gas meter point. */
export const meterpointGasChangeOfMamRequestedV1: EventContract<"meterpoint.gas.change_of_mam.requested", "v1", MeterpointGasChangeOfMamRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.change_of_mam.requested-v1", "meterpoint.gas.change_of_mam.requested", "v1", isMeterpointGasChangeOfMamRequestedV1, explainMeterpointGasChangeOfMamRequestedV1);

function isMeterpointGasChangeOfMamRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.mam_to_appoint === "string" &&
  typeof v.force_appointment === "boolean" &&
  typeof v.owner === "object" && v.owner !== null && !Array.isArray(v.owner) &&
  typeof v.model === "string" &&
  typeof v.manufacturer === "string" &&
  Number.isInteger(v.manufactured_year) &&
  typeof v.location === "string" &&
  typeof v.location_description === "string" &&
  typeof v.status === "string" &&
  typeof v.meter_type === "string" &&
  typeof v.meter_mechanism === "string" &&
  typeof v.effective_from_date === "string" &&
  typeof v.current_mam === "string";
}

function explainMeterpointGasChangeOfMamRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,mam_to_appoint,force_appointment,owner,model,manufacturer,manufactured_year,location,location_description,status,meter_type,meter_mechanism,effective_from_date,current_mam");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.mam_to_appoint === undefined) {
      report(path + "/mam_to_appoint", "required");
    }
    if (data.force_appointment === undefined) {
      report(path + "/force_appointment", "required");
    }
    if (data.owner === undefined) {
      report(path + "/owner", "required");
    }
    if (data.model === undefined) {
      report(path + "/model", "required");
    }
    if (data.manufacturer === undefined) {
      report(path + "/manufacturer", "required");
    }
    if (data.manufactured_year === undefined) {
      report(path + "/manufactured_year", "required");
    }
    if (data.location === undefined) {
      report(path + "/location", "required");
    }
    if (data.location_description === undefined) {
      report(path + "/location_description", "required");
    }
    if (data.status === undefined) {
      report(path + "/status", "required");
    }
    if (data.meter_type === undefined) {
      report(path + "/meter_type", "required");
    }
    if (data.meter_mechanism === undefined) {
      report(path + "/meter_mechanism", "required");
    }
    if (data.effective_from_date === undefined) {
      report(path + "/effective_from_date", "required");
    }
    if (data.current_mam === undefined) {
      report(path + "/current_mam", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.mam_to_appoint !== undefined) {
      if (typeof data.mam_to_appoint !== "string") {
        report(path+"/mam_to_appoint", "string");
      }
    }
    if (data.force_appointment !== undefined) {
      if (typeof data.force_appointment !== "boolean") {
        report(path+"/force_appointment", "boolean");
      }
    }
    if (data.owner !== undefined) {
      let data3 = data.owner;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        report(path+"/owner", "object");
      }
    }
    if (data.model !== undefined) {
      if (typeof data.model !== "string") {
        report(path+"/model", "string");
      }
    }
    if (data.manufacturer !== undefined) {
      if (typeof data.manufacturer !== "string") {
        report(path+"/manufacturer", "string");
      }
    }
    if (data.manufactured_year !== undefined) {
      let data6 = data.manufactured_year;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        report(path+"/manufactured_year", "integer");
      }
    }
    if (data.location !== undefined) {
      if (typeof data.location !== "string") {
        report(path+"/location", "string");
      }
    }
    if (data.location_description !== undefined) {
      if (typeof data.location_description !== "string") {
        report(path+"/location_description", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.meter_type !== undefined) {
      if (typeof data.meter_type !== "string") {
        report(path+"/meter_type", "string");
      }
    }
    if (data.meter_mechanism !== undefined) {
      if (typeof data.meter_mechanism !== "string") {
        report(path+"/meter_mechanism", "string");
      }
    }
    if (data.effective_from_date !== undefined) {
      if (typeof data.effective_from_date !== "string") {
        report(path+"/effective_from_date", "string");
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
