// Generated from openapi/, the schema ProductRate by `npm run generate`. Do not edit.

import { isDate } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isProductRate(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.band === undefined || typeof v.band === "string") &&
  (v.band_category === undefined || typeof v.band_category === "string") &&
  (v.unit_type === undefined || typeof v.unit_type === "string") &&
  (v.valid_from_date === undefined || typeof v.valid_from_date === "string" && isDate(v.valid_from_date)) &&
  (v.price_per_unit === undefined || typeof v.price_per_unit === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.price_per_unit));
}

export function explainProductRate(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "band,band_category,unit_type,valid_from_date,price_per_unit");
    if (data.band !== undefined) {
      if (typeof data.band !== "string") {
        report(path+"/band", "string");
      }
    }
    if (data.band_category !== undefined) {
      if (typeof data.band_category !== "string") {
        report(path+"/band_category", "string");
      }
    }
    if (data.unit_type !== undefined) {
      if (typeof data.unit_type !== "string") {
        report(path+"/unit_type", "string");
      }
    }
    if (data.valid_from_date !== undefined) {
      let data3 = data.valid_from_date;
      if (typeof data3 === "string") {
        if (!(isDate(data3))) report(path + "/valid_from_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/valid_from_date", "string");
      }
    }
    if (data.price_per_unit !== undefined) {
      let data4 = data.price_per_unit;
      if (typeof data4 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data4))) report(path + "/price_per_unit", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/price_per_unit", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that ProductRate names. */
export const shapeOfProductRate: Shape = {
  "band": 0,
  "band_category": 0,
  "unit_type": 0,
  "valid_from_date": 0,
  "price_per_unit": 0,
};
