// Generated from events/business/charging.priming.errored-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("charging.priming.errored-v1", isChargingPrimingErroredV1, "{errors[],supply_point_id,period_start,period_end}");

function isChargingPrimingErroredV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Array.isArray((v1 = v.errors)) && isChargingPrimingErroredV1List1(v1) &&
  typeof v.supply_point_id === "string" &&
  typeof v.period_start === "string" &&
  typeof v.period_end === "string";
}
function isChargingPrimingErroredV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
