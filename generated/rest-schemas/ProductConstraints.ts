// Generated from openapi/, the schema ProductConstraints by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isProductConstraints(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.follow_on_product_code === undefined || typeof v.follow_on_product_code === "string") &&
  (v.is_default_supply_product === undefined || typeof v.is_default_supply_product === "boolean") &&
  (v.maximum_annual_consumption === undefined || (Number.isFinite(v.maximum_annual_consumption) || v.maximum_annual_consumption === null)) &&
  (v.minimum_annual_consumption === undefined || (Number.isFinite(v.minimum_annual_consumption) || v.minimum_annual_consumption === null)) &&
  (v.eligible_for_renewal_agreements === undefined || typeof v.eligible_for_renewal_agreements === "boolean");
}

export function explainProductConstraints(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "follow_on_product_code,is_default_supply_product,maximum_annual_consumption,minimum_annual_consumption,eligible_for_renewal_agreements");
    if (data.follow_on_product_code !== undefined) {
      if (typeof data.follow_on_product_code !== "string") {
        report(path+"/follow_on_product_code", "string");
      }
    }
    if (data.is_default_supply_product !== undefined) {
      if (typeof data.is_default_supply_product !== "boolean") {
        report(path+"/is_default_supply_product", "boolean");
      }
    }
    if (data.maximum_annual_consumption !== undefined) {
      let data2 = data.maximum_annual_consumption;
      if ((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) {
        report(path+"/maximum_annual_consumption", "number or null");
      }
    }
    if (data.minimum_annual_consumption !== undefined) {
      let data3 = data.minimum_annual_consumption;
      if ((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) {
        report(path+"/minimum_annual_consumption", "number or null");
      }
    }
    if (data.eligible_for_renewal_agreements !== undefined) {
      if (typeof data.eligible_for_renewal_agreements !== "boolean") {
        report(path+"/eligible_for_renewal_agreements", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that ProductConstraints names. */
export const shapeOfProductConstraints: Shape = {
  "follow_on_product_code": 0,
  "is_default_supply_product": 0,
  "maximum_annual_consumption": 0,
  "minimum_annual_consumption": 0,
  "eligible_for_renewal_agreements": 0,
};
