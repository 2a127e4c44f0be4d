// Generated from events/_shared/HouseMoveSupplyPoint.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isHouseMoveSupplyPoint(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.id === "string" &&
  ((v1 = v.industry) === undefined || typeof v1 === "string") &&
  ((v1 = v.tariff_code) === undefined || typeof v1 === "string") &&
  ((v1 = v.tariff_payment_method) === undefined || typeof v1 === "string");
}

export function explainHouseMoveSupplyPoint(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.industry;
    const v3 = v.tariff_code;
    const v4 = v.tariff_payment_method;
    found.visit?.(found, v, at, "id,industry,tariff_code,tariff_payment_method");
    if (v1 === undefined) missing(found, at + "id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "industry", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "tariff_code", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "tariff_payment_method", v4, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
