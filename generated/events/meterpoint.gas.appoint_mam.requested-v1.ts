// Generated from events/meters/meterpoint.gas.appoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasAppointMamRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasAppointMamRequestedV1 } from "../types/meters.ts";

/** The appointment of a meter asset manager (MAM), the company that installs and looks after a gas meter, was requested for a British gas meter point. */
export const meterpointGasAppointMamRequestedV1: EventContract<"meterpoint.gas.appoint_mam.requested", "v1", MeterpointGasAppointMamRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.appoint_mam.requested-v1", "meterpoint.gas.appoint_mam.requested", "v1", isMeterpointGasAppointMamRequestedV1, explainMeterpointGasAppointMamRequestedV1);

function isMeterpointGasAppointMamRequestedV1(v: any): boolean {
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
  typeof v.meter_mechanism === "string";
}

function explainMeterpointGasAppointMamRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,mam_to_appoint,force_appointment,owner,model,manufacturer,manufactured_year,location,location_description,status,meter_type,meter_mechanism");
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
  }
  else {
    report(path, "object");
  }
}
