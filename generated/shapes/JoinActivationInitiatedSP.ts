// Generated from events/_shared/JoinActivationInitiatedSP.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isJoinActivationInitiatedSP(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.external_identifier === "string" &&
  typeof v.market_name === "string";
}

export function explainJoinActivationInitiatedSP(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_identifier;
    const v2 = v.market_name;
    found.visit?.(found, v, at, "external_identifier,market_name");
    if (v1 === undefined) missing(found, at + "external_identifier");
    if (v2 === undefined) missing(found, at + "market_name");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "external_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "market_name", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
