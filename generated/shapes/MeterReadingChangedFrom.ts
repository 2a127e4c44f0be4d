// Generated from events/_shared/MeterReadingChangedFrom.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isMeterReadingChangedFrom(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.value === undefined || typeof v.value === "string") &&
  (v.read_at === undefined || typeof v.read_at === "string") &&
  (v.status === undefined || typeof v.status === "string") &&
  (v.origin === undefined || typeof v.origin === "string") &&
  (v.qualifier === undefined || typeof v.qualifier === "string") &&
  (v.is_reading_plausible === undefined || typeof v.is_reading_plausible === "boolean");
}

export function explainMeterReadingChangedFrom(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "value,read_at,status,origin,qualifier,is_reading_plausible");
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
    if (data.read_at !== undefined) {
      if (typeof data.read_at !== "string") {
        report(path+"/read_at", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.origin !== undefined) {
      if (typeof data.origin !== "string") {
        report(path+"/origin", "string");
      }
    }
    if (data.qualifier !== undefined) {
      if (typeof data.qualifier !== "string") {
        report(path+"/qualifier", "string");
      }
    }
    if (data.is_reading_plausible !== undefined) {
      if (typeof data.is_reading_plausible !== "boolean") {
        report(path+"/is_reading_plausible", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
