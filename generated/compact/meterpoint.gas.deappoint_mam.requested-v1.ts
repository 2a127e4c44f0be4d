// Generated from events/meters/meterpoint.gas.deappoint_mam.requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meterpoint.gas.deappoint_mam.requested-v1", isMeterpointGasDeappointMamRequestedV1, "{mprn,mam_to_deappoint,effective_to_date,is_cos_loss:b,new_supplier,current_mam}");

function isMeterpointGasDeappointMamRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.mam_to_deappoint === "string" &&
  typeof v.effective_to_date === "string" &&
  typeof v.is_cos_loss === "boolean" &&
  typeof v.new_supplier === "string" &&
  typeof v.current_mam === "string";
}
