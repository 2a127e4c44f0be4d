// Generated from openapi/, the schema ContractParams by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainNetworkCharges, isNetworkCharges } from "./NetworkCharges.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfNetworkCharges } from "./NetworkCharges.ts";

export function isContractParams(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.annual_consumption === undefined || typeof v.annual_consumption === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.annual_consumption)) &&
  (v.annual_nighttime_usage === undefined || typeof v.annual_nighttime_usage === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.annual_nighttime_usage)) &&
  (v.network_operator_number === undefined || typeof v.network_operator_number === "string") &&
  (v.unit_rate_per_kwh === undefined || typeof v.unit_rate_per_kwh === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.unit_rate_per_kwh)) &&
  (v.net_unit_rate_per_kwh === undefined || typeof v.net_unit_rate_per_kwh === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.net_unit_rate_per_kwh)) &&
  (v.night_unit_rate_per_kwh === undefined || typeof v.night_unit_rate_per_kwh === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.night_unit_rate_per_kwh)) &&
  (v.net_night_unit_rate_per_kwh === undefined || typeof v.net_night_unit_rate_per_kwh === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.net_night_unit_rate_per_kwh)) &&
  (v.monthly_standing_charge === undefined || typeof v.monthly_standing_charge === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.monthly_standing_charge)) &&
  (v.net_monthly_standing_charge === undefined || typeof v.net_monthly_standing_charge === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.net_monthly_standing_charge)) &&
  (v.total_estimated_annual_bill_in_euros === undefined || typeof v.total_estimated_annual_bill_in_euros === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.total_estimated_annual_bill_in_euros)) &&
  (v.network_charges === undefined || isNetworkCharges(v.network_charges));
}

export function explainContractParams(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "annual_consumption,annual_nighttime_usage,network_operator_number,unit_rate_per_kwh,net_unit_rate_per_kwh,night_unit_rate_per_kwh,net_night_unit_rate_per_kwh,monthly_standing_charge,net_monthly_standing_charge,total_estimated_annual_bill_in_euros,network_charges");
    if (data.annual_consumption !== undefined) {
      let data0 = data.annual_consumption;
      if (typeof data0 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data0))) report(path + "/annual_consumption", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/annual_consumption", "string");
      }
    }
    if (data.annual_nighttime_usage !== undefined) {
      let data1 = data.annual_nighttime_usage;
      if (typeof data1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data1))) report(path + "/annual_nighttime_usage", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/annual_nighttime_usage", "string");
      }
    }
    if (data.network_operator_number !== undefined) {
      if (typeof data.network_operator_number !== "string") {
        report(path+"/network_operator_number", "string");
      }
    }
    if (data.unit_rate_per_kwh !== undefined) {
      let data3 = data.unit_rate_per_kwh;
      if (typeof data3 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data3))) report(path + "/unit_rate_per_kwh", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/unit_rate_per_kwh", "string");
      }
    }
    if (data.net_unit_rate_per_kwh !== undefined) {
      let data4 = data.net_unit_rate_per_kwh;
      if (typeof data4 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data4))) report(path + "/net_unit_rate_per_kwh", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/net_unit_rate_per_kwh", "string");
      }
    }
    if (data.night_unit_rate_per_kwh !== undefined) {
      let data5 = data.night_unit_rate_per_kwh;
      if (typeof data5 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data5))) report(path + "/night_unit_rate_per_kwh", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/night_unit_rate_per_kwh", "string");
      }
    }
    if (data.net_night_unit_rate_per_kwh !== undefined) {
      let data6 = data.net_night_unit_rate_per_kwh;
      if (typeof data6 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data6))) report(path + "/net_night_unit_rate_per_kwh", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/net_night_unit_rate_per_kwh", "string");
      }
    }
    if (data.monthly_standing_charge !== undefined) {
      let data7 = data.monthly_standing_charge;
      if (typeof data7 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data7))) report(path + "/monthly_standing_charge", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/monthly_standing_charge", "string");
      }
    }
    if (data.net_monthly_standing_charge !== undefined) {
      let data8 = data.net_monthly_standing_charge;
      if (typeof data8 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data8))) report(path + "/net_monthly_standing_charge", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/net_monthly_standing_charge", "string");
      }
    }
    if (data.total_estimated_annual_bill_in_euros !== undefined) {
      let data9 = data.total_estimated_annual_bill_in_euros;
      if (typeof data9 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data9))) report(path + "/total_estimated_annual_bill_in_euros", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/total_estimated_annual_bill_in_euros", "string");
      }
    }
    if (data.network_charges !== undefined) {
      explainNetworkCharges(data.network_charges, path + "/network_charges", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that ContractParams names. */
export const shapeOfContractParams: Shape = {
  "annual_consumption": 0,
  "annual_nighttime_usage": 0,
  "network_operator_number": 0,
  "unit_rate_per_kwh": 0,
  "net_unit_rate_per_kwh": 0,
  "night_unit_rate_per_kwh": 0,
  "net_night_unit_rate_per_kwh": 0,
  "monthly_standing_charge": 0,
  "net_monthly_standing_charge": 0,
  "total_estimated_annual_bill_in_euros": 0,
  "network_charges": shapeOfNetworkCharges,
};
