// Generated from events/_shared/ChargePeriod.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isChargePeriod(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.start_at === "string" &&
  typeof v.end_at === "string";
}

export function explainChargePeriod(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.start_at;
    const v2 = v.end_at;
    found.visit?.(found, v, at, "start_at,end_at");
    if (v1 === undefined) missing(found, at + "start_at");
    if (v2 === undefined) missing(found, at + "end_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "start_at", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "end_at", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
