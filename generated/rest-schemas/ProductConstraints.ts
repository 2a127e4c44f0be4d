// Generated from openapi/, the schema ProductConstraints by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isProductConstraints(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.follow_on_product_code) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_default_supply_product) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.maximum_annual_consumption) === undefined || (Number.isFinite(v1) || v1 === null)) &&
  ((v1 = v.minimum_annual_consumption) === undefined || (Number.isFinite(v1) || v1 === null)) &&
  ((v1 = v.eligible_for_renewal_agreements) === undefined || typeof v1 === "boolean");
}

export function explainProductConstraints(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.follow_on_product_code;
    const v2 = v.is_default_supply_product;
    const v3 = v.maximum_annual_consumption;
    const v4 = v.minimum_annual_consumption;
    const v5 = v.eligible_for_renewal_agreements;
    found.visit?.(found, v, at, "follow_on_product_code,is_default_supply_product,maximum_annual_consumption,minimum_annual_consumption,eligible_for_renewal_agreements");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "follow_on_product_code", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "is_default_supply_product", v2, "a boolean");
    if (v3 !== undefined && !(Number.isFinite(v3) || v3 === null)) wrong(found, at + "maximum_annual_consumption", v3, "a number or null");
    if (v4 !== undefined && !(Number.isFinite(v4) || v4 === null)) wrong(found, at + "minimum_annual_consumption", v4, "a number or null");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, at + "eligible_for_renewal_agreements", v5, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
