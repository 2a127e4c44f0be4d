// Generated from events/meters/meterpoint.gas.backfill-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.backfill-v1", isMeterpointGasBackfillV1, "{mprn,supplier,supply_start_date,sub_building_name,building_name,building_number,dependent_street,principal_street,double_dependent_locality,dependent_locality,post_town,county,postcode,meter_serial_number,meter_digits:i,meter_mechanism,meter_is_imperial:b,meter_reading_factor,last_reading,last_reading_on,nomination_shipper_ref,cohort}");

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
