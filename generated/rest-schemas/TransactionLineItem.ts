// Generated from openapi/, the schema TransactionLineItem by `npm run generate`. Do not edit.

import { isDate } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isTransactionLineItem(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.rate_band === undefined || typeof v.rate_band === "string") &&
  (v.start_date === undefined || typeof v.start_date === "string" && isDate(v.start_date)) &&
  (v.end_date === undefined || typeof v.end_date === "string" && isDate(v.end_date)) &&
  (v.number_of_units === undefined || Number.isFinite(v.number_of_units)) &&
  (v.net_amount === undefined || Number.isFinite(v.net_amount)) &&
  (v.price_per_unit === undefined || Number.isFinite(v.price_per_unit)) &&
  (v.units === undefined || Array.isArray(v.units) && every(v.units, (i0: any) => Number.isFinite(i0)));
}

export function explainTransactionLineItem(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "rate_band,start_date,end_date,number_of_units,net_amount,price_per_unit,units");
    if (data.rate_band !== undefined) {
      if (typeof data.rate_band !== "string") {
        report(path+"/rate_band", "string");
      }
    }
    if (data.start_date !== undefined) {
      let data1 = data.start_date;
      if (typeof data1 === "string") {
        if (!(isDate(data1))) report(path + "/start_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/start_date", "string");
      }
    }
    if (data.end_date !== undefined) {
      let data2 = data.end_date;
      if (typeof data2 === "string") {
        if (!(isDate(data2))) report(path + "/end_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/end_date", "string");
      }
    }
    if (data.number_of_units !== undefined) {
      let data3 = data.number_of_units;
      if (!((typeof data3 == "number") && (isFinite(data3)))) {
        report(path+"/number_of_units", "number");
      }
    }
    if (data.net_amount !== undefined) {
      let data4 = data.net_amount;
      if (!((typeof data4 == "number") && (isFinite(data4)))) {
        report(path+"/net_amount", "number");
      }
    }
    if (data.price_per_unit !== undefined) {
      let data5 = data.price_per_unit;
      if (!((typeof data5 == "number") && (isFinite(data5)))) {
        report(path+"/price_per_unit", "number");
      }
    }
    if (data.units !== undefined) {
      let data6 = data.units;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0=0; i0<len0; i0++) {
          let data7 = data6[i0];
          if (!((typeof data7 == "number") && (isFinite(data7)))) {
            report(path+"/units/" + i0, "number");
          }
        }
      }
      else {
        report(path+"/units", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that TransactionLineItem names. */
export const shapeOfTransactionLineItem: Shape = {
  "rate_band": 0,
  "start_date": 0,
  "end_date": 0,
  "number_of_units": 0,
  "net_amount": 0,
  "price_per_unit": 0,
  "units": 0,
};
