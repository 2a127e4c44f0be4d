// Generated from openapi/, the schema AccountNote by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isAccountNote(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.created_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  ((v1 = v.body) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_pinned) === undefined || typeof v1 === "boolean");
}

export function explainAccountNote(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.created_at;
    const v2 = v.body;
    const v3 = v.is_pinned;
    found.visit?.(found, v, at, "created_at,body,is_pinned");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!isDateTime(v1)) wrongOptional(found, at + "created_at", v1, dateTimeWanted(v1), "invalid_datetime");
      }
      else wrong(found, at + "created_at", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "body", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "is_pinned", v3, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
