// Generated from openapi/, the schema TransactionLineItem by `npm run generate`. Do not edit.

import { isDate } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isTransactionLineItem(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.rate_band) === undefined || typeof v1 === "string") &&
  ((v1 = v.start_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.end_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.number_of_units) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.net_amount) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.price_per_unit) === undefined || Number.isFinite(v1)) &&
  ((v1 = v.units) === undefined || Array.isArray(v1) && isTransactionLineItemList1(v1));
}

function isTransactionLineItemList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!Number.isFinite(v[i])) return false;
  return true;
}

export function explainTransactionLineItem(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.rate_band;
    const v2 = v.start_date;
    const v3 = v.end_date;
    const v4 = v.number_of_units;
    const v5 = v.net_amount;
    const v6 = v.price_per_unit;
    const v7 = v.units;
    found.visit?.(found, v, at, "rate_band,start_date,end_date,number_of_units,net_amount,price_per_unit,units");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "rate_band", v1, "a string");
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!isDate(v2)) wrongOptional(found, at + "start_date", v2, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "start_date", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDate(v3)) wrongOptional(found, at + "end_date", v3, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "end_date", v3, "a string");
    }
    if (v4 !== undefined && !Number.isFinite(v4)) wrong(found, at + "number_of_units", v4, "a number");
    if (v5 !== undefined && !Number.isFinite(v5)) wrong(found, at + "net_amount", v5, "a number");
    if (v6 !== undefined && !Number.isFinite(v6)) wrong(found, at + "price_per_unit", v6, "a number");
    if (v7 !== undefined) {
      if (Array.isArray(v7)) {
        for (let i0 = 0; i0 < v7.length; i0++) {
          const v8 = v7[i0];
          if (!Number.isFinite(v8)) wrong(found, at + "units." + i0, v8, "a number");
        }
      }
      else wrong(found, at + "units", v7, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
