// Generated from events/_shared/InkMessage.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isInkMessage(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.relay_id === "string" &&
  typeof v.vendor_id === "string" &&
  typeof v.channel === "string" &&
  typeof v.occurred_at === "string";
}

export function explainInkMessage(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.relay_id;
    const v2 = v.vendor_id;
    const v3 = v.channel;
    const v4 = v.occurred_at;
    found.visit?.(found, v, at, "relay_id,vendor_id,channel,occurred_at");
    if (v1 === undefined) missing(found, at + "relay_id");
    if (v2 === undefined) missing(found, at + "vendor_id");
    if (v3 === undefined) missing(found, at + "channel");
    if (v4 === undefined) missing(found, at + "occurred_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "relay_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "vendor_id", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "channel", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "occurred_at", v4, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
