// Generated from events/_shared/EnrollmentSupplyPoint.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isEnrollmentSupplyPoint(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_name === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.confirmed_ssd === "string" &&
  typeof v.was_cancelled === "boolean";
}

export function explainEnrollmentSupplyPoint(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.market_name;
    const v2 = v.external_identifier;
    const v3 = v.confirmed_ssd;
    const v4 = v.was_cancelled;
    found.visit?.(found, v, at, "market_name,external_identifier,confirmed_ssd,was_cancelled");
    if (v1 === undefined) missing(found, at + "market_name");
    if (v2 === undefined) missing(found, at + "external_identifier");
    if (v3 === undefined) missing(found, at + "confirmed_ssd");
    if (v4 === undefined) missing(found, at + "was_cancelled");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "market_name", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "external_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "confirmed_ssd", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "was_cancelled", v4, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
