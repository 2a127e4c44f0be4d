// Generated from openapi/, the schema PublicProduct by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLink, isLink } from "./Link.ts";

export function isPublicProduct(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  typeof v.direction === "string" &&
  typeof v.full_name === "string" &&
  typeof v.display_name === "string" &&
  typeof v.description === "string" &&
  typeof v.is_variable === "boolean" &&
  typeof v.is_green === "boolean" &&
  typeof v.is_tracker === "boolean" &&
  typeof v.is_prepay === "boolean" &&
  typeof v.is_business === "boolean" &&
  typeof v.is_restricted === "boolean" &&
  (Number.isFinite((v1 = v.term)) || v1 === null) &&
  typeof (v1 = v.available_from) === "string" && isDateTime(v1) &&
  (typeof (v1 = v.available_to) === "string" && isDateTime(v1) || v1 === null) &&
  Array.isArray((v1 = v.links)) && isPublicProductList1(v1) &&
  typeof v.brand === "string";
}

function isPublicProductList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLink(v[i])) return false;
  return true;
}

export function explainPublicProduct(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    const v2 = v.direction;
    const v3 = v.full_name;
    const v4 = v.display_name;
    const v5 = v.description;
    const v6 = v.is_variable;
    const v7 = v.is_green;
    const v8 = v.is_tracker;
    const v9 = v.is_prepay;
    const v10 = v.is_business;
    const v11 = v.is_restricted;
    const v12 = v.term;
    const v13 = v.available_from;
    const v14 = v.available_to;
    const v15 = v.links;
    const v16 = v.brand;
    found.visit?.(found, v, at, "code,direction,full_name,display_name,description,is_variable,is_green,is_tracker,is_prepay,is_business,is_restricted,term,available_from,available_to,links,brand");
    if (v1 === undefined) missing(found, at + "code");
    if (v2 === undefined) missing(found, at + "direction");
    if (v3 === undefined) missing(found, at + "full_name");
    if (v4 === undefined) missing(found, at + "display_name");
    if (v5 === undefined) missing(found, at + "description");
    if (v6 === undefined) missing(found, at + "is_variable");
    if (v7 === undefined) missing(found, at + "is_green");
    if (v8 === undefined) missing(found, at + "is_tracker");
    if (v9 === undefined) missing(found, at + "is_prepay");
    if (v10 === undefined) missing(found, at + "is_business");
    if (v11 === undefined) missing(found, at + "is_restricted");
    if (v12 === undefined) missing(found, at + "term");
    if (v13 === undefined) missing(found, at + "available_from");
    if (v14 === undefined) missing(found, at + "available_to");
    if (v15 === undefined) missing(found, at + "links");
    if (v16 === undefined) missing(found, at + "brand");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "code", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "direction", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "full_name", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "display_name", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "description", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_variable", v6, "a boolean");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, at + "is_green", v7, "a boolean");
    if (v8 !== undefined && typeof v8 !== "boolean") wrong(found, at + "is_tracker", v8, "a boolean");
    if (v9 !== undefined && typeof v9 !== "boolean") wrong(found, at + "is_prepay", v9, "a boolean");
    if (v10 !== undefined && typeof v10 !== "boolean") wrong(found, at + "is_business", v10, "a boolean");
    if (v11 !== undefined && typeof v11 !== "boolean") wrong(found, at + "is_restricted", v11, "a boolean");
    if (v12 !== undefined && !(Number.isFinite(v12) || v12 === null)) wrong(found, at + "term", v12, "a number or null");
    if (v13 !== undefined) {
      if (typeof v13 === "string") {
        if (!isDateTime(v13)) wrong(found, at + "available_from", v13, dateTimeWanted(v13), "invalid_datetime");
      }
      else wrong(found, at + "available_from", v13, "a string");
    }
    if (v14 !== undefined) {
      if (typeof v14 === "string" || v14 === null) {
        if (typeof v14 === "string") {
          if (!isDateTime(v14)) wrong(found, at + "available_to", v14, dateTimeWanted(v14), "invalid_datetime");
        }
      }
      else wrong(found, at + "available_to", v14, "a string or null");
    }
    if (v15 !== undefined) {
      if (Array.isArray(v15)) {
        for (let i0 = 0; i0 < v15.length; i0++) {
          const v17 = v15[i0];
          if (found.visit || !isLink(v17)) explainLink(v17, at + "links." + i0 + ".", found);
        }
      }
      else wrong(found, at + "links", v15, "an array");
    }
    if (v16 !== undefined && typeof v16 !== "string") wrong(found, at + "brand", v16, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
