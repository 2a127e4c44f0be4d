// Generated from events/meters/meterpoint.gas.backfill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasBackfillV1 } from "../types/meters.ts";

export type { MeterpointGasBackfillV1 } from "../types/meters.ts";

/** Details of a British gas meter point, with its address, its meter and the last reading, were filled in. */
export const meterpointGasBackfillV1: EventContract<"meterpoint.gas.backfill", "v1", MeterpointGasBackfillV1> = /* @__PURE__ */ contract("meterpoint.gas.backfill-v1", "meterpoint.gas.backfill", "v1", isMeterpointGasBackfillV1, explainMeterpointGasBackfillV1);

function isMeterpointGasBackfillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.sub_building_name === "string" &&
  typeof v.building_name === "string" &&
  typeof v.building_number === "string" &&
  typeof v.dependent_street === "string" &&
  typeof v.principal_street === "string" &&
  typeof v.double_dependent_locality === "string" &&
  typeof v.dependent_locality === "string" &&
  typeof v.post_town === "string" &&
  typeof v.county === "string" &&
  typeof v.postcode === "string" &&
  typeof v.meter_serial_number === "string" &&
  Number.isInteger(v.meter_digits) &&
  typeof v.meter_mechanism === "string" &&
  typeof v.meter_is_imperial === "boolean" &&
  typeof v.meter_reading_factor === "string" &&
  typeof v.last_reading === "string" &&
  typeof v.last_reading_on === "string" &&
  typeof v.nomination_shipper_ref === "string" &&
  typeof v.cohort === "string";
}

function explainMeterpointGasBackfillV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,supplier,supply_start_date,sub_building_name,building_name,building_number,dependent_street,principal_street,double_dependent_locality,dependent_locality,post_town,county,postcode,meter_serial_number,meter_digits,meter_mechanism,meter_is_imperial,meter_reading_factor,last_reading,last_reading_on,nomination_shipper_ref,cohort");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supplier === undefined) {
      report(path + "/supplier", "required");
    }
    if (data.supply_start_date === undefined) {
      report(path + "/supply_start_date", "required");
    }
    if (data.sub_building_name === undefined) {
      report(path + "/sub_building_name", "required");
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
    if (data.principal_street === undefined) {
      report(path + "/principal_street", "required");
    }
    if (data.double_dependent_locality === undefined) {
      report(path + "/double_dependent_locality", "required");
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
    if (data.postcode === undefined) {
      report(path + "/postcode", "required");
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
    if (data.meter_is_imperial === undefined) {
      report(path + "/meter_is_imperial", "required");
    }
    if (data.meter_reading_factor === undefined) {
      report(path + "/meter_reading_factor", "required");
    }
    if (data.last_reading === undefined) {
      report(path + "/last_reading", "required");
    }
    if (data.last_reading_on === undefined) {
      report(path + "/last_reading_on", "required");
    }
    if (data.nomination_shipper_ref === undefined) {
      report(path + "/nomination_shipper_ref", "required");
    }
    if (data.cohort === undefined) {
      report(path + "/cohort", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.supplier !== undefined) {
      if (typeof data.supplier !== "string") {
        report(path+"/supplier", "string");
      }
    }
    if (data.supply_start_date !== undefined) {
      if (typeof data.supply_start_date !== "string") {
        report(path+"/supply_start_date", "string");
      }
    }
    if (data.sub_building_name !== undefined) {
      if (typeof data.sub_building_name !== "string") {
        report(path+"/sub_building_name", "string");
      }
    }
    if (data.building_name !== undefined) {
      if (typeof data.building_name !== "string") {
        report(path+"/building_name", "string");
      }
    }
    if (data.building_number !== undefined) {
      if (typeof data.building_number !== "string") {
        report(path+"/building_number", "string");
      }
    }
    if (data.dependent_street !== undefined) {
      if (typeof data.dependent_street !== "string") {
        report(path+"/dependent_street", "string");
      }
    }
    if (data.principal_street !== undefined) {
      if (typeof data.principal_street !== "string") {
        report(path+"/principal_street", "string");
      }
    }
    if (data.double_dependent_locality !== undefined) {
      if (typeof data.double_dependent_locality !== "string") {
        report(path+"/double_dependent_locality", "string");
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
    if (data.postcode !== undefined) {
      if (typeof data.postcode !== "string") {
        report(path+"/postcode", "string");
      }
    }
    if (data.meter_serial_number !== undefined) {
      if (typeof data.meter_serial_number !== "string") {
        report(path+"/meter_serial_number", "string");
      }
    }
    if (data.meter_digits !== undefined) {
      let data14 = data.meter_digits;
      if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
        report(path+"/meter_digits", "integer");
      }
    }
    if (data.meter_mechanism !== undefined) {
      if (typeof data.meter_mechanism !== "string") {
        report(path+"/meter_mechanism", "string");
      }
    }
    if (data.meter_is_imperial !== undefined) {
      if (typeof data.meter_is_imperial !== "boolean") {
        report(path+"/meter_is_imperial", "boolean");
      }
    }
    if (data.meter_reading_factor !== undefined) {
      if (typeof data.meter_reading_factor !== "string") {
        report(path+"/meter_reading_factor", "string");
      }
    }
    if (data.last_reading !== undefined) {
      if (typeof data.last_reading !== "string") {
        report(path+"/last_reading", "string");
      }
    }
    if (data.last_reading_on !== undefined) {
      if (typeof data.last_reading_on !== "string") {
        report(path+"/last_reading_on", "string");
      }
    }
    if (data.nomination_shipper_ref !== undefined) {
      if (typeof data.nomination_shipper_ref !== "string") {
        report(path+"/nomination_shipper_ref", "string");
      }
    }
    if (data.cohort !== undefined) {
      if (typeof data.cohort !== "string") {
        report(path+"/cohort", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
