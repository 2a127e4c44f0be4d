// Generated from events/_shared/InkFailureData.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isInkFailureData(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.type === "string" &&
  typeof v.reason === "string" &&
  typeof v.occurred_at === "string";
}

export function explainInkFailureData(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "type,reason,occurred_at");
    if (data.type === undefined) {
      report(path + "/type", "required");
    }
    if (data.reason === undefined) {
      report(path + "/reason", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
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
