// Generated from openapi/, the schema Product by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainProductParams, isProductParams } from "./ProductParams.ts";
import { explainProductRate, isProductRate } from "./ProductRate.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfProductParams } from "./ProductParams.ts";
import { shapeOfProductRate } from "./ProductRate.ts";

export function isProduct(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.brand === undefined || typeof v.brand === "string") &&
  typeof v.code === "string" && v.code !== "" && lengthOf(v.code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.code) &&
  (v.full_name === undefined || typeof v.full_name === "string") &&
  (v.display_name === undefined || typeof v.display_name === "string") &&
  (v.description === undefined || typeof v.description === "string") &&
  (v.market_name === undefined || typeof v.market_name === "string") &&
  (v.available_from_date === undefined || typeof v.available_from_date === "string" && isDate(v.available_from_date)) &&
  (v.available_to_date === undefined || typeof v.available_to_date === "string" && isDate(v.available_to_date)) &&
  (v.is_hidden === undefined || typeof v.is_hidden === "boolean") &&
  (v.term === undefined || typeof v.term === "string") &&
  (v.availability_status === undefined || typeof v.availability_status === "string") &&
  (v.notes === undefined || typeof v.notes === "string") &&
  (v.params === undefined || isProductParams(v.params)) &&
  (v.rates === undefined || Array.isArray(v.rates) && every(v.rates, (i0: any) => isProductRate(i0)));
}

export function explainProduct(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "brand,code,full_name,display_name,description,market_name,available_from_date,available_to_date,is_hidden,term,availability_status,notes,params,rates");
    if (data.code === undefined) {
      report(path + "/code", "required");
    }
    if (data.brand !== undefined) {
      if (typeof data.brand !== "string") {
        report(path+"/brand", "string");
      }
    }
    if (data.code !== undefined) {
      let data1 = data.code;
      if (typeof data1 === "string") {
        if (!(data1 !== "")) report(path + "/code", "blank", "a text that is not empty");
        if (!(lengthOf(data1) <= 255)) report(path + "/code", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data1))) report(path + "/code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/code", "string");
      }
    }
    if (data.full_name !== undefined) {
      if (typeof data.full_name !== "string") {
        report(path+"/full_name", "string");
      }
    }
    if (data.display_name !== undefined) {
      if (typeof data.display_name !== "string") {
        report(path+"/display_name", "string");
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        report(path+"/description", "string");
      }
    }
    if (data.market_name !== undefined) {
      if (typeof data.market_name !== "string") {
        report(path+"/market_name", "string");
      }
    }
    if (data.available_from_date !== undefined) {
      let data6 = data.available_from_date;
      if (typeof data6 === "string") {
        if (!(isDate(data6))) report(path + "/available_from_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/available_from_date", "string");
      }
    }
    if (data.available_to_date !== undefined) {
      let data7 = data.available_to_date;
      if (typeof data7 === "string") {
        if (!(isDate(data7))) report(path + "/available_to_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/available_to_date", "string");
      }
    }
    if (data.is_hidden !== undefined) {
      if (typeof data.is_hidden !== "boolean") {
        report(path+"/is_hidden", "boolean");
      }
    }
    if (data.term !== undefined) {
      if (typeof data.term !== "string") {
        report(path+"/term", "string");
      }
    }
    if (data.availability_status !== undefined) {
      if (typeof data.availability_status !== "string") {
        report(path+"/availability_status", "string");
      }
    }
    if (data.notes !== undefined) {
      if (typeof data.notes !== "string") {
        report(path+"/notes", "string");
      }
    }
    if (data.params !== undefined) {
      explainProductParams(data.params, path + "/params", report, visit);
    }
    if (data.rates !== undefined) {
      let data13 = data.rates;
      if (Array.isArray(data13)) {
        const len0 = data13.length;
        for (let i0=0; i0<len0; i0++) {
          explainProductRate(data13[i0], path + "/rates/" + i0, report, visit);
        }
      }
      else {
        report(path+"/rates", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Product names. */
export const shapeOfProduct: Shape = {
  "brand": 0,
  "code": 0,
  "full_name": 0,
  "display_name": 0,
  "description": 0,
  "market_name": 0,
  "available_from_date": 0,
  "available_to_date": 0,
  "is_hidden": 0,
  "term": 0,
  "availability_status": 0,
  "notes": 0,
  "params": shapeOfProductParams,
  "rates": [shapeOfProductRate],
};
