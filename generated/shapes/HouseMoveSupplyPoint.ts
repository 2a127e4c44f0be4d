// Generated from events/_shared/HouseMoveSupplyPoint.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isHouseMoveSupplyPoint(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.id === "string" &&
  (v.industry === undefined || typeof v.industry === "string") &&
  (v.tariff_code === undefined || typeof v.tariff_code === "string") &&
  (v.tariff_payment_method === undefined || typeof v.tariff_payment_method === "string");
}

export function explainHouseMoveSupplyPoint(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,industry,tariff_code,tariff_payment_method");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.id !== undefined) {
      if (typeof data.id !== "string") {
        report(path+"/id", "string");
      }
    }
    if (data.industry !== undefined) {
      if (typeof data.industry !== "string") {
        report(path+"/industry", "string");
      }
    }
    if (data.tariff_code !== undefined) {
      if (typeof data.tariff_code !== "string") {
        report(path+"/tariff_code", "string");
      }
    }
    if (data.tariff_payment_method !== undefined) {
      if (typeof data.tariff_payment_method !== "string") {
        report(path+"/tariff_payment_method", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
