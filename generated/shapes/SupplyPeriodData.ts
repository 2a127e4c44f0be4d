// Generated from events/_shared/SupplyPeriodData.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isSupplyPeriodData(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.supply_start_at === "string" &&
  typeof v.supply_end_at === "string";
}

export function explainSupplyPeriodData(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,supply_start_at,supply_end_at");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.supply_start_at === undefined) {
      report(path + "/supply_start_at", "required");
    }
    if (data.supply_end_at === undefined) {
      report(path + "/supply_end_at", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.supply_start_at !== undefined) {
      if (typeof data.supply_start_at !== "string") {
        report(path+"/supply_start_at", "string");
      }
    }
    if (data.supply_end_at !== undefined) {
      if (typeof data.supply_end_at !== "string") {
        report(path+"/supply_end_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
