// Generated from events/_shared/InkMessageContent.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
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

export function explainInkMessageContent(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.message_id;
    const v2 = v.occurred_at;
    const v3 = v.channel;
    const v4 = v.content;
    found.visit?.(found, v, at, "message_id,occurred_at,channel,content");
    if (v1 === undefined) missing(found, at + "message_id");
    if (v2 === undefined) missing(found, at + "occurred_at");
    if (v3 === undefined) missing(found, at + "channel");
    if (v4 === undefined) missing(found, at + "content");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "message_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "occurred_at", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "channel", v3, "a string");
    if (v4 !== undefined) {
      if (found.visit || !isInkContent(v4)) explainInkContent(v4, at + "content.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
