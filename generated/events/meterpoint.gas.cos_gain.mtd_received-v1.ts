// Generated from events/meters/meterpoint.gas.cos_gain.mtd_received-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasCosGainMtdReceivedV1 } from "../types/meters.ts";

export type { MeterpointGasCosGainMtdReceivedV1 } from "../types/meters.ts";

/** The technical details of the gas meter (MTD) arrived for a British gas meter point whose customer changes to this supplier. */
export const meterpointGasCosGainMtdReceivedV1: Contract<"meterpoint.gas.cos_gain.mtd_received-v1", "meterpoint.gas.cos_gain.mtd_received", "v1", MeterpointGasCosGainMtdReceivedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_gain.mtd_received-v1", "meterpoint.gas.cos_gain.mtd_received", "v1", isMeterpointGasCosGainMtdReceivedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasCosGainMtdReceivedV1> {
return options?.unknown === "report" || !isMeterpointGasCosGainMtdReceivedV1(input) ? examine<MeterpointGasCosGainMtdReceivedV1>(input, options, explainMeterpointGasCosGainMtdReceivedV1) : { ok: true, value: input as MeterpointGasCosGainMtdReceivedV1 };
}

function isMeterpointGasCosGainMtdReceivedV1(v: any): boolean {
  let v1: any;
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
  ((v1 = v.meter_link_code) === undefined || typeof v1 === "string") &&
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

function explainMeterpointGasCosGainMtdReceivedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.building_name;
    const v3 = v.building_number;
    const v4 = v.dependent_street;
    const v5 = v.principle_street;
    const v6 = v.dependent_locality;
    const v7 = v.post_town;
    const v8 = v.county;
    const v9 = v.meter_serial_number;
    const v10 = v.meter_digits;
    const v11 = v.meter_mechanism;
    const v12 = v.meter_type;
    const v13 = v.meter_is_imperial;
    const v14 = v.meter_reading_factor;
    const v15 = v.meter_link_code;
    const v16 = v.owner;
    const v17 = v.model;
    const v18 = v.manufacturer;
    const v19 = v.manufactured_year;
    const v20 = v.location;
    const v21 = v.location_description;
    const v22 = v.instructions;
    const v23 = v.status;
    const v24 = v.pulse_value;
    const v25 = v.correction_factor;
    const v26 = v.bypass_fitted;
    const v27 = v.collar_fitted;
    const v28 = v.last_inspection_on;
    const v29 = v.last_reading;
    const v30 = v.last_reading_on;
    found.visit?.(found, v, "", "mprn,building_name,building_number,dependent_street,principle_street,dependent_locality,post_town,county,meter_serial_number,meter_digits,meter_mechanism,meter_type,meter_is_imperial,meter_reading_factor,meter_link_code,owner,model,manufacturer,manufactured_year,location,location_description,instructions,status,pulse_value,correction_factor,bypass_fitted,collar_fitted,last_inspection_on,last_reading,last_reading_on");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "building_name");
    if (v3 === undefined) missing(found, "building_number");
    if (v4 === undefined) missing(found, "dependent_street");
    if (v5 === undefined) missing(found, "principle_street");
    if (v6 === undefined) missing(found, "dependent_locality");
    if (v7 === undefined) missing(found, "post_town");
    if (v8 === undefined) missing(found, "county");
    if (v9 === undefined) missing(found, "meter_serial_number");
    if (v10 === undefined) missing(found, "meter_digits");
    if (v11 === undefined) missing(found, "meter_mechanism");
    if (v12 === undefined) missing(found, "meter_type");
    if (v13 === undefined) missing(found, "meter_is_imperial");
    if (v14 === undefined) missing(found, "meter_reading_factor");
    if (v16 === undefined) missing(found, "owner");
    if (v17 === undefined) missing(found, "model");
    if (v18 === undefined) missing(found, "manufacturer");
    if (v19 === undefined) missing(found, "manufactured_year");
    if (v20 === undefined) missing(found, "location");
    if (v21 === undefined) missing(found, "location_description");
    if (v22 === undefined) missing(found, "instructions");
    if (v23 === undefined) missing(found, "status");
    if (v24 === undefined) missing(found, "pulse_value");
    if (v25 === undefined) missing(found, "correction_factor");
    if (v26 === undefined) missing(found, "bypass_fitted");
    if (v27 === undefined) missing(found, "collar_fitted");
    if (v28 === undefined) missing(found, "last_inspection_on");
    if (v29 === undefined) missing(found, "last_reading");
    if (v30 === undefined) missing(found, "last_reading_on");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "building_name", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "building_number", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "dependent_street", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "principle_street", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "dependent_locality", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "post_town", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "county", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "meter_serial_number", v9, "a string");
    if (v10 !== undefined && !Number.isInteger(v10)) wrong(found, "meter_digits", v10, "an integer");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, "meter_mechanism", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, "meter_type", v12, "a string");
    if (v13 !== undefined && typeof v13 !== "boolean") wrong(found, "meter_is_imperial", v13, "a boolean");
    if (v14 !== undefined && !Number.isInteger(v14)) wrong(found, "meter_reading_factor", v14, "an integer");
    if (v15 !== undefined && typeof v15 !== "string") wrong(found, "meter_link_code", v15, "a string");
    if (v16 !== undefined && typeof v16 !== "string") wrong(found, "owner", v16, "a string");
    if (v17 !== undefined && typeof v17 !== "string") wrong(found, "model", v17, "a string");
    if (v18 !== undefined && typeof v18 !== "string") wrong(found, "manufacturer", v18, "a string");
    if (v19 !== undefined && !Number.isInteger(v19)) wrong(found, "manufactured_year", v19, "an integer");
    if (v20 !== undefined && typeof v20 !== "string") wrong(found, "location", v20, "a string");
    if (v21 !== undefined && typeof v21 !== "string") wrong(found, "location_description", v21, "a string");
    if (v22 !== undefined && typeof v22 !== "string") wrong(found, "instructions", v22, "a string");
    if (v23 !== undefined && typeof v23 !== "string") wrong(found, "status", v23, "a string");
    if (v24 !== undefined && !Number.isFinite(v24)) wrong(found, "pulse_value", v24, "a number");
    if (v25 !== undefined && !Number.isFinite(v25)) wrong(found, "correction_factor", v25, "a number");
    if (v26 !== undefined && typeof v26 !== "boolean") wrong(found, "bypass_fitted", v26, "a boolean");
    if (v27 !== undefined && typeof v27 !== "boolean") wrong(found, "collar_fitted", v27, "a boolean");
    if (v28 !== undefined && typeof v28 !== "string") wrong(found, "last_inspection_on", v28, "a string");
    if (v29 !== undefined && !Number.isInteger(v29)) wrong(found, "last_reading", v29, "an integer");
    if (v30 !== undefined && typeof v30 !== "string") wrong(found, "last_reading_on", v30, "a string");
  }
  else wrong(found, "", v, "an object");
}
