// Generated from events/meters/meterpoint.gas.cos_gain.mtd_received-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasCosGainMtdReceivedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainMtdReceivedV1 } from "../types/meters.ts";

/** The technical details of the gas meter (MTD) arrived for a British gas meter point whose customer changes to this supplier. */
export const meterpointGasCosGainMtdReceivedV1: EventContract<"meterpoint.gas.cos_gain.mtd_received", "v1", MeterpointGasCosGainMtdReceivedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.mtd_received-v1", "meterpoint.gas.cos_gain.mtd_received", "v1", isMeterpointGasCosGainMtdReceivedV1, explainMeterpointGasCosGainMtdReceivedV1);

function isMeterpointGasCosGainMtdReceivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.building_name === "string" &&
  Number.isInteger(v.building_number) &&
  typeof v.dependent_street === "string" &&
  typeof v.principle_street === "string" &&
  typeof v.dependent_locality === "string" &&
  typeof v.post_town === "string" &&
  typeof v.county === "string" &&
  typeof v.meter_serial_number === "string" &&
  Number.isInteger(v.meter_digits) &&
  typeof v.meter_mechanism === "string" &&
  typeof v.meter_type === "string" &&
  typeof v.meter_is_imperial === "boolean" &&
  Number.isInteger(v.meter_reading_factor) &&
  (v.meter_link_code === undefined || typeof v.meter_link_code === "string") &&
  typeof v.owner === "string" &&
  typeof v.model === "string" &&
  typeof v.manufacturer === "string" &&
  Number.isInteger(v.manufactured_year) &&
  typeof v.location === "string" &&
  typeof v.location_description === "string" &&
  typeof v.instructions === "string" &&
  typeof v.status === "string" &&
  Number.isFinite(v.pulse_value) &&
  Number.isFinite(v.correction_factor) &&
  typeof v.bypass_fitted === "boolean" &&
  typeof v.collar_fitted === "boolean" &&
  typeof v.last_inspection_on === "string" &&
  Number.isInteger(v.last_reading) &&
  typeof v.last_reading_on === "string";
}

function explainMeterpointGasCosGainMtdReceivedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,building_name,building_number,dependent_street,principle_street,dependent_locality,post_town,county,meter_serial_number,meter_digits,meter_mechanism,meter_type,meter_is_imperial,meter_reading_factor,meter_link_code,owner,model,manufacturer,manufactured_year,location,location_description,instructions,status,pulse_value,correction_factor,bypass_fitted,collar_fitted,last_inspection_on,last_reading,last_reading_on");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.building_name === undefined) {
      report(path + "/building_name", "required");
    }
    if (data.building_number === undefined) {
      report(path + "/building_number", "required");
    }
    if (data.dependent_street === undefined) {
      report(path + "/dependent_street", "required");
    }
    if (data.principle_street === undefined) {
      report(path + "/principle_street", "required");
    }
    if (data.dependent_locality === undefined) {
      report(path + "/dependent_locality", "required");
    }
    if (data.post_town === undefined) {
      report(path + "/post_town", "required");
    }
    if (data.county === undefined) {
      report(path + "/county", "required");
    }
    if (data.meter_serial_number === undefined) {
      report(path + "/meter_serial_number", "required");
    }
    if (data.meter_digits === undefined) {
      report(path + "/meter_digits", "required");
    }
    if (data.meter_mechanism === undefined) {
      report(path + "/meter_mechanism", "required");
    }
    if (data.meter_type === undefined) {
      report(path + "/meter_type", "required");
    }
    if (data.meter_is_imperial === undefined) {
      report(path + "/meter_is_imperial", "required");
    }
    if (data.meter_reading_factor === undefined) {
      report(path + "/meter_reading_factor", "required");
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
    if (data.instructions === undefined) {
      report(path + "/instructions", "required");
    }
    if (data.status === undefined) {
      report(path + "/status", "required");
    }
    if (data.pulse_value === undefined) {
      report(path + "/pulse_value", "required");
    }
    if (data.correction_factor === undefined) {
      report(path + "/correction_factor", "required");
    }
    if (data.bypass_fitted === undefined) {
      report(path + "/bypass_fitted", "required");
    }
    if (data.collar_fitted === undefined) {
      report(path + "/collar_fitted", "required");
    }
    if (data.last_inspection_on === undefined) {
      report(path + "/last_inspection_on", "required");
    }
    if (data.last_reading === undefined) {
      report(path + "/last_reading", "required");
    }
    if (data.last_reading_on === undefined) {
      report(path + "/last_reading_on", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.building_name !== undefined) {
      if (typeof data.building_name !== "string") {
        report(path+"/building_name", "string");
      }
    }
    if (data.building_number !== undefined) {
      let data2 = data.building_number;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/building_number", "integer");
      }
    }
    if (data.dependent_street !== undefined) {
      if (typeof data.dependent_street !== "string") {
        report(path+"/dependent_street", "string");
      }
    }
    if (data.principle_street !== undefined) {
      if (typeof data.principle_street !== "string") {
        report(path+"/principle_street", "string");
      }
    }
    if (data.dependent_locality !== undefined) {
      if (typeof data.dependent_locality !== "string") {
        report(path+"/dependent_locality", "string");
      }
    }
    if (data.post_town !== undefined) {
      if (typeof data.post_town !== "string") {
        report(path+"/post_town", "string");
      }
    }
    if (data.county !== undefined) {
      if (typeof data.county !== "string") {
        report(path+"/county", "string");
      }
    }
    if (data.meter_serial_number !== undefined) {
      if (typeof data.meter_serial_number !== "string") {
        report(path+"/meter_serial_number", "string");
      }
    }
    if (data.meter_digits !== undefined) {
      let data9 = data.meter_digits;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        report(path+"/meter_digits", "integer");
      }
    }
    if (data.meter_mechanism !== undefined) {
      if (typeof data.meter_mechanism !== "string") {
        report(path+"/meter_mechanism", "string");
      }
    }
    if (data.meter_type !== undefined) {
      if (typeof data.meter_type !== "string") {
        report(path+"/meter_type", "string");
      }
    }
    if (data.meter_is_imperial !== undefined) {
      if (typeof data.meter_is_imperial !== "boolean") {
        report(path+"/meter_is_imperial", "boolean");
      }
    }
    if (data.meter_reading_factor !== undefined) {
      let data13 = data.meter_reading_factor;
      if (!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) {
        report(path+"/meter_reading_factor", "integer");
      }
    }
    if (data.meter_link_code !== undefined) {
      if (typeof data.meter_link_code !== "string") {
        report(path+"/meter_link_code", "string");
      }
    }
    if (data.owner !== undefined) {
      if (typeof data.owner !== "string") {
        report(path+"/owner", "string");
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
      let data18 = data.manufactured_year;
      if (!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) {
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
    if (data.instructions !== undefined) {
      if (typeof data.instructions !== "string") {
        report(path+"/instructions", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.pulse_value !== undefined) {
      let data23 = data.pulse_value;
      if (!((typeof data23 == "number") && (isFinite(data23)))) {
        report(path+"/pulse_value", "number");
      }
    }
    if (data.correction_factor !== undefined) {
      let data24 = data.correction_factor;
      if (!((typeof data24 == "number") && (isFinite(data24)))) {
        report(path+"/correction_factor", "number");
      }
    }
    if (data.bypass_fitted !== undefined) {
      if (typeof data.bypass_fitted !== "boolean") {
        report(path+"/bypass_fitted", "boolean");
      }
    }
    if (data.collar_fitted !== undefined) {
      if (typeof data.collar_fitted !== "boolean") {
        report(path+"/collar_fitted", "boolean");
      }
    }
    if (data.last_inspection_on !== undefined) {
      if (typeof data.last_inspection_on !== "string") {
        report(path+"/last_inspection_on", "string");
      }
    }
    if (data.last_reading !== undefined) {
      let data28 = data.last_reading;
      if (!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) {
        report(path+"/last_reading", "integer");
      }
    }
    if (data.last_reading_on !== undefined) {
      if (typeof data.last_reading_on !== "string") {
        report(path+"/last_reading_on", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
