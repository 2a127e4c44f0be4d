// Generated from events/_shared/PsrRecord.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isPsrRecord(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.description === "string" &&
  typeof v.electricity_industry_code === "string" &&
  typeof v.gas_industry_code === "string";
}

export function explainPsrRecord(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.description;
    const v2 = v.electricity_industry_code;
    const v3 = v.gas_industry_code;
    found.visit?.(found, v, at, "description,electricity_industry_code,gas_industry_code");
    if (v1 === undefined) missing(found, at + "description");
    if (v2 === undefined) missing(found, at + "electricity_industry_code");
    if (v3 === undefined) missing(found, at + "gas_industry_code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "description", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "electricity_industry_code", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "gas_industry_code", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
