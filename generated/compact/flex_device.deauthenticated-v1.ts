// Generated from events/files-devices-goods/flex_device.deauthenticated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("flex_device.deauthenticated-v1", isFlexDeviceDeauthenticatedV1, "{account_number,property_id:i,device_id,site_id,device_type,payload?{}}");

function isFlexDeviceDeauthenticatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.property_id) &&
  typeof v.device_id === "string" &&
  typeof v.site_id === "string" &&
  typeof v.device_type === "string" &&
  ((v1 = v.payload) === undefined || typeof v1 === "object" && v1 !== null && !Array.isArray(v1));
}
