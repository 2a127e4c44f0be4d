// Generated from openapi/, the schema NetworkCharges by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isNetworkCharges(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.total_network_charges_per_year === undefined || typeof v.total_network_charges_per_year === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.total_network_charges_per_year)) &&
  (v.eeg_charge_annual === undefined || typeof v.eeg_charge_annual === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.eeg_charge_annual));
}

export function explainNetworkCharges(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "total_network_charges_per_year,eeg_charge_annual");
    if (data.total_network_charges_per_year !== undefined) {
      let data0 = data.total_network_charges_per_year;
      if (typeof data0 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data0))) report(path + "/total_network_charges_per_year", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/total_network_charges_per_year", "string");
      }
    }
    if (data.eeg_charge_annual !== undefined) {
      let data1 = data.eeg_charge_annual;
      if (typeof data1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data1))) report(path + "/eeg_charge_annual", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/eeg_charge_annual", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that NetworkCharges names. */
export const shapeOfNetworkCharges: Shape = {
  "total_network_charges_per_year": 0,
  "eeg_charge_annual": 0,
};
