// Generated from events/_shared/InkFailureData.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isInkFailureData(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.type === "string" &&
  typeof v.reason === "string" &&
  typeof v.occurred_at === "string";
}

export function explainInkFailureData(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.type;
    const v2 = v.reason;
    const v3 = v.occurred_at;
    found.visit?.(found, v, at, "type,reason,occurred_at");
    if (v1 === undefined) missing(found, at + "type");
    if (v2 === undefined) missing(found, at + "reason");
    if (v3 === undefined) missing(found, at + "occurred_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "reason", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "occurred_at", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
