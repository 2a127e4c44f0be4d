// Generated from events/_shared/SupplyPeriodData.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isSupplyPeriodData(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.supply_start_at === "string" &&
  typeof v.supply_end_at === "string";
}

export function explainSupplyPeriodData(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.supply_start_at;
    const v3 = v.supply_end_at;
    found.visit?.(found, v, at, "id,supply_start_at,supply_end_at");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "supply_start_at");
    if (v3 === undefined) missing(found, at + "supply_end_at");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "supply_start_at", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "supply_end_at", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
