// Generated from events/_shared/InkMessageContent.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainInkContent, isInkContent } from "./InkContent.ts";

export function isInkMessageContent(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.message_id) &&
  typeof v.occurred_at === "string" &&
  typeof v.channel === "string" &&
  isInkContent(v.content);
}

export function explainInkMessageContent(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "message_id,occurred_at,channel,content");
    if (data.message_id === undefined) {
      report(path + "/message_id", "required");
    }
    if (data.occurred_at === undefined) {
      report(path + "/occurred_at", "required");
    }
    if (data.channel === undefined) {
      report(path + "/channel", "required");
    }
    if (data.content === undefined) {
      report(path + "/content", "required");
    }
    if (data.message_id !== undefined) {
      let data0 = data.message_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/message_id", "integer");
      }
    }
    if (data.occurred_at !== undefined) {
      if (typeof data.occurred_at !== "string") {
        report(path+"/occurred_at", "string");
      }
    }
    if (data.channel !== undefined) {
      if (typeof data.channel !== "string") {
        report(path+"/channel", "string");
      }
    }
    if (data.content !== undefined) {
      explainInkContent(data.content, path + "/content", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
