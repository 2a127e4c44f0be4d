// Generated from events/_shared/MeterReadingContext.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isMeterReadingContext(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.supply_point_id) &&
  typeof v.supply_point_external_identifier === "string" &&
  typeof v.supply_type === "string" &&
  Number.isInteger(v.melo_id) &&
  typeof v.melo_number === "string" &&
  Number.isInteger(v.industry_activity_id);
}

export function explainMeterReadingContext(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.supply_point_id;
    const v2 = v.supply_point_external_identifier;
    const v3 = v.supply_type;
    const v4 = v.melo_id;
    const v5 = v.melo_number;
    const v6 = v.industry_activity_id;
    found.visit?.(found, v, at, "supply_point_id,supply_point_external_identifier,supply_type,melo_id,melo_number,industry_activity_id");
    if (v1 === undefined) missing(found, at + "supply_point_id");
    if (v2 === undefined) missing(found, at + "supply_point_external_identifier");
    if (v3 === undefined) missing(found, at + "supply_type");
    if (v4 === undefined) missing(found, at + "melo_id");
    if (v5 === undefined) missing(found, at + "melo_number");
    if (v6 === undefined) missing(found, at + "industry_activity_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "supply_point_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "supply_point_external_identifier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "supply_type", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, at + "melo_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "melo_number", v5, "a string");
    if (v6 !== undefined && !Number.isInteger(v6)) wrong(found, at + "industry_activity_id", v6, "an integer");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
