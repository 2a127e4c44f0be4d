// Generated from events/files-devices-goods/flex_device.disconnected-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isDisconnectedPayload } from "../shapes/DisconnectedPayload.ts";

export default /* @__PURE__ */ compactContract("flex_device.disconnected-v1", isFlexDeviceDisconnectedV1, "{account_number,property_id:i,device_id,site_id,device_type,payload{cause,disconnected_soc:i}}");

function isFlexDeviceDisconnectedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.property_id) &&
  typeof v.device_id === "string" &&
  typeof v.site_id === "string" &&
  typeof v.device_type === "string" &&
  isDisconnectedPayload(v.payload);
}
