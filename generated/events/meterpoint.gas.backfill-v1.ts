// Generated from events/meters/meterpoint.gas.backfill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasBackfillV1 } from "../types/meters.ts";

export type { MeterpointGasBackfillV1 } from "../types/meters.ts";

/** Details of a British gas meter point, with its address, its meter and the last reading, were filled in. */
export const meterpointGasBackfillV1: Contract<"meterpoint.gas.backfill-v1", "meterpoint.gas.backfill", "v1", MeterpointGasBackfillV1> = /* @__PURE__ */ contract("meterpoint.gas.backfill-v1", "meterpoint.gas.backfill", "v1", isMeterpointGasBackfillV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasBackfillV1> {
return options?.unknown === "report" || !isMeterpointGasBackfillV1(input) ? examine<MeterpointGasBackfillV1>(input, options, explainMeterpointGasBackfillV1) : { ok: true, value: input as MeterpointGasBackfillV1 };
}

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

function explainMeterpointGasBackfillV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.supplier;
    const v3 = v.supply_start_date;
    const v4 = v.sub_building_name;
    const v5 = v.building_name;
    const v6 = v.building_number;
    const v7 = v.dependent_street;
    const v8 = v.principal_street;
    const v9 = v.double_dependent_locality;
    const v10 = v.dependent_locality;
    const v11 = v.post_town;
    const v12 = v.county;
    const v13 = v.postcode;
    const v14 = v.meter_serial_number;
    const v15 = v.meter_digits;
    const v16 = v.meter_mechanism;
    const v17 = v.meter_is_imperial;
    const v18 = v.meter_reading_factor;
    const v19 = v.last_reading;
    const v20 = v.last_reading_on;
    const v21 = v.nomination_shipper_ref;
    const v22 = v.cohort;
    found.visit?.(found, v, "", "mprn,supplier,supply_start_date,sub_building_name,building_name,building_number,dependent_street,principal_street,double_dependent_locality,dependent_locality,post_town,county,postcode,meter_serial_number,meter_digits,meter_mechanism,meter_is_imperial,meter_reading_factor,last_reading,last_reading_on,nomination_shipper_ref,cohort");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "supplier");
    if (v3 === undefined) missing(found, "supply_start_date");
    if (v4 === undefined) missing(found, "sub_building_name");
    if (v5 === undefined) missing(found, "building_name");
    if (v6 === undefined) missing(found, "building_number");
    if (v7 === undefined) missing(found, "dependent_street");
    if (v8 === undefined) missing(found, "principal_street");
    if (v9 === undefined) missing(found, "double_dependent_locality");
    if (v10 === undefined) missing(found, "dependent_locality");
    if (v11 === undefined) missing(found, "post_town");
    if (v12 === undefined) missing(found, "county");
    if (v13 === undefined) missing(found, "postcode");
    if (v14 === undefined) missing(found, "meter_serial_number");
    if (v15 === undefined) missing(found, "meter_digits");
    if (v16 === undefined) missing(found, "meter_mechanism");
    if (v17 === undefined) missing(found, "meter_is_imperial");
    if (v18 === undefined) missing(found, "meter_reading_factor");
    if (v19 === undefined) missing(found, "last_reading");
    if (v20 === undefined) missing(found, "last_reading_on");
    if (v21 === undefined) missing(found, "nomination_shipper_ref");
    if (v22 === undefined) missing(found, "cohort");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supplier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supply_start_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "sub_building_name", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "building_name", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "building_number", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "dependent_street", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "principal_street", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "double_dependent_locality", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "dependent_locality", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, "post_town", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, "county", v12, "a string");
    if (v13 !== undefined && typeof v13 !== "string") wrong(found, "postcode", v13, "a string");
    if (v14 !== undefined && typeof v14 !== "string") wrong(found, "meter_serial_number", v14, "a string");
    if (v15 !== undefined && !Number.isInteger(v15)) wrong(found, "meter_digits", v15, "an integer");
    if (v16 !== undefined && typeof v16 !== "string") wrong(found, "meter_mechanism", v16, "a string");
    if (v17 !== undefined && typeof v17 !== "boolean") wrong(found, "meter_is_imperial", v17, "a boolean");
    if (v18 !== undefined && typeof v18 !== "string") wrong(found, "meter_reading_factor", v18, "a string");
    if (v19 !== undefined && typeof v19 !== "string") wrong(found, "last_reading", v19, "a string");
    if (v20 !== undefined && typeof v20 !== "string") wrong(found, "last_reading_on", v20, "a string");
    if (v21 !== undefined && typeof v21 !== "string") wrong(found, "nomination_shipper_ref", v21, "a string");
    if (v22 !== undefined && typeof v22 !== "string") wrong(found, "cohort", v22, "a string");
  }
  else wrong(found, "", v, "an object");
}
