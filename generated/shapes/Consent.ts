// Generated from events/_shared/Consent.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isConsent(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.consent_type_code === "string" &&
  typeof v.value === "string" &&
  typeof v.signed_at === "string";
}

export function explainConsent(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,consent_type_code,value,signed_at");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.consent_type_code === undefined) {
      report(path + "/consent_type_code", "required");
    }
    if (data.value === undefined) {
      report(path + "/value", "required");
    }
    if (data.signed_at === undefined) {
      report(path + "/signed_at", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.consent_type_code !== undefined) {
      if (typeof data.consent_type_code !== "string") {
        report(path+"/consent_type_code", "string");
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
    if (data.signed_at !== undefined) {
      if (typeof data.signed_at !== "string") {
        report(path+"/signed_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
