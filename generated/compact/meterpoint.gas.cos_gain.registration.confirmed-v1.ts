// Generated from events/meters/meterpoint.gas.cos_gain.registration.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.cos_gain.registration.confirmed-v1", isMeterpointGasCosGainRegistrationConfirmedV1, "{mprn,previous_mam,is_domestic:b,is_igt_mam:b}");

function isMeterpointGasCosGainRegistrationConfirmedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.previous_mam === "string" &&
  typeof v.is_domestic === "boolean" &&
  typeof v.is_igt_mam === "boolean";
}
