// Generated from events/_shared/Product.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isProduct(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  typeof v.market_name === "string" &&
  typeof v.brand_code === "string";
}

export function explainProduct(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.market_name;
    const v3 = v.brand_code;
    found.visit?.(found, v, at, "code,market_name,brand_code");
    if (v1 === undefined) missing(found, at + "code");
    if (v2 === undefined) missing(found, at + "market_name");
    if (v3 === undefined) missing(found, at + "brand_code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "code", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "market_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "brand_code", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
