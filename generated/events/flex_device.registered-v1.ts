// Generated from events/files-devices-goods/flex_device.registered-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { FlexDeviceRegisteredV1 } from "../types/files-devices-goods.ts";

export type { FlexDeviceRegisteredV1 } from "../types/files-devices-goods.ts";

/** A flexible device, for example an electric car whose charging can be moved in time, was registered for an account. */
export const flexDeviceRegisteredV1: Contract<"flex_device.registered-v1", "flex_device.registered", "v1", FlexDeviceRegisteredV1> = /* @__PURE__ */ contract("flex_device.registered-v1", "flex_device.registered", "v1", isFlexDeviceRegisteredV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<FlexDeviceRegisteredV1> {
return options?.unknown === "report" || !isFlexDeviceRegisteredV1(input) ? examine<FlexDeviceRegisteredV1>(input, options, explainFlexDeviceRegisteredV1) : { ok: true, value: input as FlexDeviceRegisteredV1 };
}

function isFlexDeviceRegisteredV1(v: any): boolean {
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

function explainFlexDeviceRegisteredV1(v: any, _at: string, found: Findings): void {
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
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "property_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "device_id", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "site_id", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "device_type", v5, "a string");
    if (v6 !== undefined && !(typeof v6 === "object" && v6 !== null && !Array.isArray(v6))) wrong(found, "payload", v6, "an object");
  }
  else wrong(found, "", v, "an object");
}
