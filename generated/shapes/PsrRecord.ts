// Generated from events/_shared/PsrRecord.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isPsrRecord(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.description === "string" &&
  typeof v.electricity_industry_code === "string" &&
  typeof v.gas_industry_code === "string";
}

export function explainPsrRecord(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "description,electricity_industry_code,gas_industry_code");
    if (data.description === undefined) {
      report(path + "/description", "required");
    }
    if (data.electricity_industry_code === undefined) {
      report(path + "/electricity_industry_code", "required");
    }
    if (data.gas_industry_code === undefined) {
      report(path + "/gas_industry_code", "required");
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        report(path+"/description", "string");
      }
    }
    if (data.electricity_industry_code !== undefined) {
      if (typeof data.electricity_industry_code !== "string") {
        report(path+"/electricity_industry_code", "string");
      }
    }
    if (data.gas_industry_code !== undefined) {
      if (typeof data.gas_industry_code !== "string") {
        report(path+"/gas_industry_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
