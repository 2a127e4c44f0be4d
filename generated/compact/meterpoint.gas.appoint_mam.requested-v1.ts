// Generated from events/meters/meterpoint.gas.appoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.appoint_mam.requested-v1", isMeterpointGasAppointMamRequestedV1, "{mprn,mam_to_appoint,force_appointment:b,owner{},model,manufacturer,manufactured_year:i,location,location_description,status,meter_type,meter_mechanism}");

function isMeterpointGasAppointMamRequestedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.mam_to_appoint === "string" &&
  typeof v.force_appointment === "boolean" &&
  typeof (v1 = v.owner) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.model === "string" &&
  typeof v.manufacturer === "string" &&
  Number.isInteger(v.manufactured_year) &&
  typeof v.location === "string" &&
  typeof v.location_description === "string" &&
  typeof v.status === "string" &&
  typeof v.meter_type === "string" &&
  typeof v.meter_mechanism === "string";
}
