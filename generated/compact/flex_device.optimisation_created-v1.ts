// Generated from events/files-devices-goods/flex_device.optimisation_created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isOptimisationPayload } from "../shapes/OptimisationPayload.ts";

export default /* @__PURE__ */ compactContract("flex_device.optimisation_created-v1", isFlexDeviceOptimisationCreatedV1, "{account_number,property_id:i,device_id,site_id,device_type,payload{dispatches[{begin,end,power:i}],achievable_target_soc:i,energy_capacity:i,start_soc:i,user_target_soc:i,optimization_begin,optimization_end,is_reoptimization:b,force_v1g_charging:b,fleet_id,target_type,capped_target_soc:i,is_charge_duration_capped:b,can_cap_charging_duration:b,dispatch_times,will_reach_target_soc:b}}");

function isFlexDeviceOptimisationCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.property_id) &&
  typeof v.device_id === "string" &&
  typeof v.site_id === "string" &&
  typeof v.device_type === "string" &&
  isOptimisationPayload(v.payload);
}
