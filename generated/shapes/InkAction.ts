// Generated from events/_shared/InkAction.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isInkAction(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  typeof v.succeeded === "boolean" &&
  typeof v.stop_further_evaluation === "boolean";
}

export function explainInkAction(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "code,succeeded,stop_further_evaluation");
    if (data.code === undefined) {
      report(path + "/code", "required");
    }
    if (data.succeeded === undefined) {
      report(path + "/succeeded", "required");
    }
    if (data.stop_further_evaluation === undefined) {
      report(path + "/stop_further_evaluation", "required");
    }
    if (data.code !== undefined) {
      if (typeof data.code !== "string") {
        report(path+"/code", "string");
      }
    }
    if (data.succeeded !== undefined) {
      if (typeof data.succeeded !== "boolean") {
        report(path+"/succeeded", "boolean");
      }
    }
    if (data.stop_further_evaluation !== undefined) {
      if (typeof data.stop_further_evaluation !== "boolean") {
        report(path+"/stop_further_evaluation", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
