// Generated from events/meters/meterpoint.elec.cos_gain.registration.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.elec.cos_gain.registration.requested-v1", isMeterpointElecCosGainRegistrationRequestedV1, "{mpan,supply_start_date,supplier_mpid,account_number,is_internal_transfer:b,is_migrated:b,is_export:b}");

function isMeterpointElecCosGainRegistrationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.supplier_mpid === "string" &&
  typeof v.account_number === "string" &&
  typeof v.is_internal_transfer === "boolean" &&
  typeof v.is_migrated === "boolean" &&
  typeof v.is_export === "boolean";
}
