// Generated from events/_shared/MeterReadingContext.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isMeterReadingContext(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.supply_point_id) &&
  typeof v.supply_point_external_identifier === "string" &&
  typeof v.supply_type === "string" &&
  Number.isInteger(v.melo_id) &&
  typeof v.melo_number === "string" &&
  Number.isInteger(v.industry_activity_id);
}

export function explainMeterReadingContext(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "supply_point_id,supply_point_external_identifier,supply_type,melo_id,melo_number,industry_activity_id");
    if (data.supply_point_id === undefined) {
      report(path + "/supply_point_id", "required");
    }
    if (data.supply_point_external_identifier === undefined) {
      report(path + "/supply_point_external_identifier", "required");
    }
    if (data.supply_type === undefined) {
      report(path + "/supply_type", "required");
    }
    if (data.melo_id === undefined) {
      report(path + "/melo_id", "required");
    }
    if (data.melo_number === undefined) {
      report(path + "/melo_number", "required");
    }
    if (data.industry_activity_id === undefined) {
      report(path + "/industry_activity_id", "required");
    }
    if (data.supply_point_id !== undefined) {
      let data0 = data.supply_point_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/supply_point_id", "integer");
      }
    }
    if (data.supply_point_external_identifier !== undefined) {
      if (typeof data.supply_point_external_identifier !== "string") {
        report(path+"/supply_point_external_identifier", "string");
      }
    }
    if (data.supply_type !== undefined) {
      if (typeof data.supply_type !== "string") {
        report(path+"/supply_type", "string");
      }
    }
    if (data.melo_id !== undefined) {
      let data3 = data.melo_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/melo_id", "integer");
      }
    }
    if (data.melo_number !== undefined) {
      if (typeof data.melo_number !== "string") {
        report(path+"/melo_number", "string");
      }
    }
    if (data.industry_activity_id !== undefined) {
      let data5 = data.industry_activity_id;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        report(path+"/industry_activity_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
