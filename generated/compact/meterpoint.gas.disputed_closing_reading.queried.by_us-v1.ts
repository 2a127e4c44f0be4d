// Generated from events/meters/meterpoint.gas.disputed_closing_reading.queried.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.disputed_closing_reading.queried.by_us-v1", isMeterpointGasDisputedClosingReadingQueriedByUsV1, "{+mprn,supplier,reference_number:i,transfer_date,initiating_organisation}");

function isMeterpointGasDisputedClosingReadingQueriedByUsV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  Number.isInteger(v.reference_number) &&
  typeof v.transfer_date === "string" &&
  typeof v.initiating_organisation === "string";
}
