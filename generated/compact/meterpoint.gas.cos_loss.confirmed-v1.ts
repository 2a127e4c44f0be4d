// Generated from events/meters/meterpoint.gas.cos_loss.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.cos_loss.confirmed-v1", isMeterpointGasCosLossConfirmedV1, "{account_id:i,mprn,supply_end_date,meter_exists:b,meter_serial_number,meter_digits:i,meter_mechanism,meter_imperial_metric_indicator,meter_reading_factor:n,new_supplier}");

function isMeterpointGasCosLossConfirmedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_id) &&
  typeof v.mprn === "string" &&
  typeof v.supply_end_date === "string" &&
  typeof v.meter_exists === "boolean" &&
  typeof v.meter_serial_number === "string" &&
  Number.isInteger(v.meter_digits) &&
  typeof v.meter_mechanism === "string" &&
  typeof v.meter_imperial_metric_indicator === "string" &&
  Number.isFinite(v.meter_reading_factor) &&
  typeof v.new_supplier === "string";
}
