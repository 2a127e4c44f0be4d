// Generated from openapi/, the schema ContractParams by `npm run generate`. Do not edit.

import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainNetworkCharges, isNetworkCharges } from "./NetworkCharges.ts";

export function isContractParams(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.annual_consumption) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.annual_nighttime_usage) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.network_operator_number) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.unit_rate_per_kwh) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.net_unit_rate_per_kwh) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.night_unit_rate_per_kwh) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.net_night_unit_rate_per_kwh) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.monthly_standing_charge) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.net_monthly_standing_charge) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.total_estimated_annual_bill_in_euros) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.network_charges) === undefined || isNetworkCharges(v1));
}

export function explainContractParams(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.annual_consumption;
    const v2 = v.annual_nighttime_usage;
    const v3 = v.network_operator_number;
    const v4 = v.unit_rate_per_kwh;
    const v5 = v.net_unit_rate_per_kwh;
    const v6 = v.night_unit_rate_per_kwh;
    const v7 = v.net_night_unit_rate_per_kwh;
    const v8 = v.monthly_standing_charge;
    const v9 = v.net_monthly_standing_charge;
    const v10 = v.total_estimated_annual_bill_in_euros;
    const v11 = v.network_charges;
    found.visit?.(found, v, at, "annual_consumption,annual_nighttime_usage,network_operator_number,unit_rate_per_kwh,net_unit_rate_per_kwh,night_unit_rate_per_kwh,net_night_unit_rate_per_kwh,monthly_standing_charge,net_monthly_standing_charge,total_estimated_annual_bill_in_euros,network_charges");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v1))) wrongOptional(found, at + "annual_consumption", v1, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "annual_consumption", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v2))) wrongOptional(found, at + "annual_nighttime_usage", v2, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "annual_nighttime_usage", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v3))) wrongOptional(found, at + "network_operator_number", v3, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "network_operator_number", v3, "a string");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v4))) wrongOptional(found, at + "unit_rate_per_kwh", v4, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "unit_rate_per_kwh", v4, "a string");
    }
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v5))) wrongOptional(found, at + "net_unit_rate_per_kwh", v5, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "net_unit_rate_per_kwh", v5, "a string");
    }
    if (v6 !== undefined) {
      if (typeof v6 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v6))) wrongOptional(found, at + "night_unit_rate_per_kwh", v6, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "night_unit_rate_per_kwh", v6, "a string");
    }
    if (v7 !== undefined) {
      if (typeof v7 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v7))) wrongOptional(found, at + "net_night_unit_rate_per_kwh", v7, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "net_night_unit_rate_per_kwh", v7, "a string");
    }
    if (v8 !== undefined) {
      if (typeof v8 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v8))) wrongOptional(found, at + "monthly_standing_charge", v8, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "monthly_standing_charge", v8, "a string");
    }
    if (v9 !== undefined) {
      if (typeof v9 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v9))) wrongOptional(found, at + "net_monthly_standing_charge", v9, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "net_monthly_standing_charge", v9, "a string");
    }
    if (v10 !== undefined) {
      if (typeof v10 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v10))) wrongOptional(found, at + "total_estimated_annual_bill_in_euros", v10, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "total_estimated_annual_bill_in_euros", v10, "a string");
    }
    if (v11 !== undefined) {
      if (found.visit || !isNetworkCharges(v11)) explainNetworkCharges(v11, at + "network_charges.", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
