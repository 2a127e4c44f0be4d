// Generated from events/meters/meterpoint.gas.api_backfill-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.api_backfill-v1", isMeterpointGasApiBackfillV1, "{mprn,supplier,supply_start_date,meter_reading_factor,nomination_shipper_ref,supply_end_date}");

function isMeterpointGasApiBackfillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.meter_reading_factor === "string" &&
  typeof v.nomination_shipper_ref === "string" &&
  typeof v.supply_end_date === "string";
}
