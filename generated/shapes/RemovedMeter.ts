// Generated from events/_shared/RemovedMeter.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isRemovedMeter(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.serial_number === "string" &&
  typeof v.date_of_removal === "string" &&
  typeof v.meter_asset_provider_mpid === "string";
}

export function explainRemovedMeter(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "serial_number,date_of_removal,meter_asset_provider_mpid");
    if (data.serial_number === undefined) {
      report(path + "/serial_number", "required");
    }
    if (data.date_of_removal === undefined) {
      report(path + "/date_of_removal", "required");
    }
    if (data.meter_asset_provider_mpid === undefined) {
      report(path + "/meter_asset_provider_mpid", "required");
    }
    if (data.serial_number !== undefined) {
      if (typeof data.serial_number !== "string") {
        report(path+"/serial_number", "string");
      }
    }
    if (data.date_of_removal !== undefined) {
      if (typeof data.date_of_removal !== "string") {
        report(path+"/date_of_removal", "string");
      }
    }
    if (data.meter_asset_provider_mpid !== undefined) {
      if (typeof data.meter_asset_provider_mpid !== "string") {
        report(path+"/meter_asset_provider_mpid", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
