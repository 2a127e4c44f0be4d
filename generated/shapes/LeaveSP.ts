// Generated from events/_shared/LeaveSP.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isLeaveSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.market_identifier === "string" &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string";
}

export function explainLeaveSP(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.market_identifier;
    const v2 = v.external_identifier;
    const v3 = v.market_name;
    found.visit?.(found, v, at, "market_identifier,external_identifier,market_name");
    if (v1 === undefined) missing(found, at + "market_identifier");
    if (v2 === undefined) missing(found, at + "external_identifier");
    if (v3 === undefined) missing(found, at + "market_name");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "market_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "external_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "market_name", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
