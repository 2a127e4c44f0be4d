// Generated from openapi/, the schema NetworkCharges by `npm run generate`. Do not edit.

import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isNetworkCharges(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.total_network_charges_per_year) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.eeg_charge_annual) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1));
}

export function explainNetworkCharges(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.total_network_charges_per_year;
    const v2 = v.eeg_charge_annual;
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v1))) wrongOptional(found, at + "total_network_charges_per_year", v1, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "total_network_charges_per_year", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v2))) wrongOptional(found, at + "eeg_charge_annual", v2, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "eeg_charge_annual", v2, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
