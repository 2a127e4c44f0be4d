// Generated from events/files-devices-goods/flex_device.optimisation_created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainOptimisationPayload, isOptimisationPayload } from "../shapes/OptimisationPayload.ts";
import type { FlexDeviceOptimisationCreatedV1 } from "../types/files-devices-goods.ts";

export type { FlexDeviceOptimisationCreatedV1 } from "../types/files-devices-goods.ts";

/** A plan was made for a customer's flexible device: when it is to charge, at what power, and which state of charge it can reach. */
export const flexDeviceOptimisationCreatedV1: EventContract<"flex_device.optimisation_created", "v1", FlexDeviceOptimisationCreatedV1> = /* @__PURE__ */ contract("flex_device.optimisation_created-v1", "flex_device.optimisation_created", "v1", isFlexDeviceOptimisationCreatedV1, explainFlexDeviceOptimisationCreatedV1);

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

function explainFlexDeviceOptimisationCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,property_id,device_id,site_id,device_type,payload");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.property_id === undefined) {
      report(path + "/property_id", "required");
    }
    if (data.device_id === undefined) {
      report(path + "/device_id", "required");
    }
    if (data.site_id === undefined) {
      report(path + "/site_id", "required");
    }
    if (data.device_type === undefined) {
      report(path + "/device_type", "required");
    }
    if (data.payload === undefined) {
      report(path + "/payload", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.property_id !== undefined) {
      let data1 = data.property_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/property_id", "integer");
      }
    }
    if (data.device_id !== undefined) {
      if (typeof data.device_id !== "string") {
        report(path+"/device_id", "string");
      }
    }
    if (data.site_id !== undefined) {
      if (typeof data.site_id !== "string") {
        report(path+"/site_id", "string");
      }
    }
    if (data.device_type !== undefined) {
      if (typeof data.device_type !== "string") {
        report(path+"/device_type", "string");
      }
    }
    if (data.payload !== undefined) {
      explainOptimisationPayload(data.payload, path + "/payload", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
