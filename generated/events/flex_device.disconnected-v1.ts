// Generated from events/files-devices-goods/flex_device.disconnected-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainDisconnectedPayload, isDisconnectedPayload } from "../shapes/DisconnectedPayload.ts";
import type { FlexDeviceDisconnectedV1 } from "../types/files-devices-goods.ts";

export type { FlexDeviceDisconnectedV1 } from "../types/files-devices-goods.ts";

/** A customer's flexible device was disconnected; the message carries the cause and the state of charge (soc), which is how full the battery was. */
export const flexDeviceDisconnectedV1: Contract<"flex_device.disconnected-v1", "flex_device.disconnected", "v1", FlexDeviceDisconnectedV1> = /* @__PURE__ */ contract("flex_device.disconnected-v1", "flex_device.disconnected", "v1", isFlexDeviceDisconnectedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<FlexDeviceDisconnectedV1> {
return options?.unknown === "report" || !isFlexDeviceDisconnectedV1(input) ? examine<FlexDeviceDisconnectedV1>(input, options, explainFlexDeviceDisconnectedV1) : { ok: true, value: input as FlexDeviceDisconnectedV1 };
}

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

function explainFlexDeviceDisconnectedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.property_id;
    const v3 = v.device_id;
    const v4 = v.site_id;
    const v5 = v.device_type;
    const v6 = v.payload;
    found.visit?.(found, v, "", "account_number,property_id,device_id,site_id,device_type,payload");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "property_id");
    if (v3 === undefined) missing(found, "device_id");
    if (v4 === undefined) missing(found, "site_id");
    if (v5 === undefined) missing(found, "device_type");
    if (v6 === undefined) missing(found, "payload");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "property_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "device_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "site_id", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "device_type", v5, "a string");
    if (v6 !== undefined) {
      if (found.visit || !isDisconnectedPayload(v6)) explainDisconnectedPayload(v6, "payload.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
