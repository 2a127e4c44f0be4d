// Generated from events/_shared/ChargePeriod.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isChargePeriod(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.start_at === "string" &&
  typeof v.end_at === "string";
}

export function explainChargePeriod(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "start_at,end_at");
    if (data.start_at === undefined) {
      report(path + "/start_at", "required");
    }
    if (data.end_at === undefined) {
      report(path + "/end_at", "required");
    }
    if (data.start_at !== undefined) {
      if (typeof data.start_at !== "string") {
        report(path+"/start_at", "string");
      }
    }
    if (data.end_at !== undefined) {
      if (typeof data.end_at !== "string") {
        report(path+"/end_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
