// Generated from events/meters/meterpoint.gas.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.cos_gain.registration.requested-v1", isMeterpointGasCosGainRegistrationRequestedV1, "{mprn,supply_start_date,supplier_mpid,account_number}");

function isMeterpointGasCosGainRegistrationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.supplier_mpid === "string" &&
  typeof v.account_number === "string";
}
