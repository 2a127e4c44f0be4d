// Generated from openapi/, the schema Product by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainProductParams, isProductParams } from "./ProductParams.ts";
import { explainProductRate, isProductRate } from "./ProductRate.ts";

export function isProduct(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.brand) === undefined || typeof v1 === "string") &&
  typeof (v1 = v.code) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  ((v1 = v.full_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.display_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.description) === undefined || typeof v1 === "string") &&
  ((v1 = v.market_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.available_from_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.available_to_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.is_hidden) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.term) === undefined || typeof v1 === "string") &&
  ((v1 = v.availability_status) === undefined || typeof v1 === "string") &&
  ((v1 = v.notes) === undefined || typeof v1 === "string") &&
  ((v1 = v.params) === undefined || isProductParams(v1)) &&
  ((v1 = v.rates) === undefined || Array.isArray(v1) && isProductList1(v1));
}

function isProductList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isProductRate(v[i])) return false;
  return true;
}

export function explainProduct(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.brand;
    const v2 = v.code;
    const v3 = v.full_name;
    const v4 = v.display_name;
    const v5 = v.description;
    const v6 = v.market_name;
    const v7 = v.available_from_date;
    const v8 = v.available_to_date;
    const v9 = v.is_hidden;
    const v10 = v.term;
    const v11 = v.availability_status;
    const v12 = v.notes;
    const v13 = v.params;
    const v14 = v.rates;
    found.visit?.(found, v, at, "brand,code,full_name,display_name,description,market_name,available_from_date,available_to_date,is_hidden,term,availability_status,notes,params,rates");
    if (v2 === undefined) missing(found, at + "code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "brand", v1, "a string");
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "code", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "code", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "code", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "code", v2, "a string");
    }
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "full_name", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "display_name", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "description", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "market_name", v6, "a string");
    if (v7 !== undefined) {
      if (typeof v7 === "string") {
        if (!isDate(v7)) wrongOptional(found, at + "available_from_date", v7, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "available_from_date", v7, "a string");
    }
    if (v8 !== undefined) {
      if (typeof v8 === "string") {
        if (!isDate(v8)) wrongOptional(found, at + "available_to_date", v8, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "available_to_date", v8, "a string");
    }
    if (v9 !== undefined && typeof v9 !== "boolean") wrong(found, at + "is_hidden", v9, "a boolean");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "term", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "availability_status", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, at + "notes", v12, "a string");
    if (v13 !== undefined) {
      if (found.visit || !isProductParams(v13)) explainProductParams(v13, at + "params.", found);
    }
    if (v14 !== undefined) {
      if (Array.isArray(v14)) {
        for (let i0 = 0; i0 < v14.length; i0++) {
          const v15 = v14[i0];
          if (found.visit || !isProductRate(v15)) explainProductRate(v15, at + "rates." + i0 + ".", found);
        }
      }
      else wrong(found, at + "rates", v14, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
