// Generated from events/_shared/Product.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isProduct(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  typeof v.market_name === "string" &&
  typeof v.brand_code === "string";
}

export function explainProduct(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "code,market_name,brand_code");
    if (data.code === undefined) {
      report(path + "/code", "required");
    }
    if (data.market_name === undefined) {
      report(path + "/market_name", "required");
    }
    if (data.brand_code === undefined) {
      report(path + "/brand_code", "required");
    }
    if (data.code !== undefined) {
      if (typeof data.code !== "string") {
        report(path+"/code", "string");
      }
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.brand_code !== undefined) {
      if (typeof data.brand_code !== "string") {
        report(path+"/brand_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
