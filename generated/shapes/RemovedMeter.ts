// Generated from events/_shared/RemovedMeter.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isRemovedMeter(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.serial_number === "string" &&
  typeof v.date_of_removal === "string" &&
  typeof v.meter_asset_provider_mpid === "string";
}

export function explainRemovedMeter(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.serial_number;
    const v2 = v.date_of_removal;
    const v3 = v.meter_asset_provider_mpid;
    found.visit?.(found, v, at, "serial_number,date_of_removal,meter_asset_provider_mpid");
    if (v1 === undefined) missing(found, at + "serial_number");
    if (v2 === undefined) missing(found, at + "date_of_removal");
    if (v3 === undefined) missing(found, at + "meter_asset_provider_mpid");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "serial_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "date_of_removal", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "meter_asset_provider_mpid", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
