// Generated from events/_shared/ContractJourney.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isContractJourney(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.type === "string" &&
  typeof v.requested_at === "string";
}

export function explainContractJourney(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.number;
    const v2 = v.type;
    const v3 = v.requested_at;
    found.visit?.(found, v, at, "number,type,requested_at");
    if (v1 === undefined) missing(found, at + "number");
    if (v2 === undefined) missing(found, at + "type");
    if (v3 === undefined) missing(found, at + "requested_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "requested_at", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
