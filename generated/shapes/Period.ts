// Generated from events/_shared/Period.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isPeriod(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.start === "string" &&
  typeof v.end === "string";
}

export function explainPeriod(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "start,end");
    if (data.start === undefined) {
      report(path + "/start", "required");
    }
    if (data.end === undefined) {
      report(path + "/end", "required");
    }
    if (data.start !== undefined) {
      if (typeof data.start !== "string") {
        report(path+"/start", "string");
      }
    }
    if (data.end !== undefined) {
      if (typeof data.end !== "string") {
        report(path+"/end", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
