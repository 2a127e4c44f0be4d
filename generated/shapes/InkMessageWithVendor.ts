// Generated from events/_shared/InkMessageWithVendor.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isInkMessageWithVendor(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.relay_id === "string" &&
  typeof v.vendor === "string" &&
  typeof v.vendor_id === "string" &&
  typeof v.channel === "string" &&
  typeof v.occurred_at === "string";
}

export function explainInkMessageWithVendor(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "relay_id,vendor,vendor_id,channel,occurred_at");
    if (data.relay_id === undefined) {
      report(path + "/relay_id", "required");
    }
    if (data.vendor === undefined) {
      report(path + "/vendor", "required");
    }
    if (data.vendor_id === undefined) {
      report(path + "/vendor_id", "required");
    }
    if (data.channel === undefined) {
      report(path + "/channel", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.relay_id !== undefined) {
      if (typeof data.relay_id !== "string") {
        report(path+"/relay_id", "string");
      }
    }
    if (data.vendor !== undefined) {
      if (typeof data.vendor !== "string") {
        report(path+"/vendor", "string");
      }
    }
    if (data.vendor_id !== undefined) {
      if (typeof data.vendor_id !== "string") {
        report(path+"/vendor_id", "string");
      }
    }
    if (data.channel !== undefined) {
      if (typeof data.channel !== "string") {
        report(path+"/channel", "string");
      }
    }
    if (data.occurred_at !== undefined) {
      if (typeof data.occurred_at !== "string") {
        report(path+"/occurred_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
