// Generated from events/_shared/MeterReadingChangedFrom.schema.json by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isMeterReadingChangedFrom(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.value) === undefined || typeof v1 === "string") &&
  ((v1 = v.read_at) === undefined || typeof v1 === "string") &&
  ((v1 = v.status) === undefined || typeof v1 === "string") &&
  ((v1 = v.origin) === undefined || typeof v1 === "string") &&
  ((v1 = v.qualifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_reading_plausible) === undefined || typeof v1 === "boolean");
}

export function explainMeterReadingChangedFrom(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.value;
    const v2 = v.read_at;
    const v3 = v.status;
    const v4 = v.origin;
    const v5 = v.qualifier;
    const v6 = v.is_reading_plausible;
    found.visit?.(found, v, at, "value,read_at,status,origin,qualifier,is_reading_plausible");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "value", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "read_at", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "status", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "origin", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "qualifier", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_reading_plausible", v6, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
