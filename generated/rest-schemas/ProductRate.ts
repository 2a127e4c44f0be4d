// Generated from openapi/, the schema ProductRate by `npm run generate`. Do not edit.

import { isDate } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isProductRate(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.band) === undefined || typeof v1 === "string") &&
  ((v1 = v.band_category) === undefined || typeof v1 === "string") &&
  ((v1 = v.unit_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.valid_from_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.price_per_unit) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1));
}

export function explainProductRate(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.band;
    const v2 = v.band_category;
    const v3 = v.unit_type;
    const v4 = v.valid_from_date;
    const v5 = v.price_per_unit;
    found.visit?.(found, v, at, "band,band_category,unit_type,valid_from_date,price_per_unit");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "band", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "band_category", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "unit_type", v3, "a string");
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!isDate(v4)) wrongOptional(found, at + "valid_from_date", v4, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "valid_from_date", v4, "a string");
    }
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v5))) wrongOptional(found, at + "price_per_unit", v5, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "price_per_unit", v5, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
