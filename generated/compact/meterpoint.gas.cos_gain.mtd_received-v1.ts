// Generated from events/meters/meterpoint.gas.cos_gain.mtd_received-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.cos_gain.mtd_received-v1", isMeterpointGasCosGainMtdReceivedV1, "{mprn,building_name,building_number:i,dependent_street,principle_street,dependent_locality,post_town,county,meter_serial_number,meter_digits:i,meter_mechanism,meter_type,meter_is_imperial:b,meter_reading_factor:i,meter_link_code?,owner,model,manufacturer,manufactured_year:i,location,location_description,instructions,status,pulse_value:n,correction_factor:n,bypass_fitted:b,collar_fitted:b,last_inspection_on,last_reading:i,last_reading_on}");

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
