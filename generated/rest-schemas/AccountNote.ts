// Generated from openapi/, the schema AccountNote by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isAccountNote(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.created_at === undefined || typeof v.created_at === "string" && isDateTime(v.created_at)) &&
  (v.body === undefined || typeof v.body === "string") &&
  (v.is_pinned === undefined || typeof v.is_pinned === "boolean");
}

export function explainAccountNote(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "created_at,body,is_pinned");
    if (data.created_at !== undefined) {
      let data0 = data.created_at;
      if (typeof data0 === "string") {
        if (!(isDateTime(data0))) report(path + "/created_at", "invalid_datetime", dateTimeWanted(data0));
      }
      else {
        report(path+"/created_at", "string");
      }
    }
    if (data.body !== undefined) {
      if (typeof data.body !== "string") {
        report(path+"/body", "string");
      }
    }
    if (data.is_pinned !== undefined) {
      if (typeof data.is_pinned !== "boolean") {
        report(path+"/is_pinned", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that AccountNote names. */
export const shapeOfAccountNote: Shape = {
  "created_at": 0,
  "body": 0,
  "is_pinned": 0,
};
