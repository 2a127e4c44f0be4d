// Generated from openapi/, the schema UnitRatePage by `npm run generate`. Do not edit.

import { isUri } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainUnitRate, isUnitRate } from "./UnitRate.ts";

export function isUnitRatePage(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger((v1 = v.count)) && v1 >= 0 &&
  (typeof (v1 = v.next) === "string" && isUri(v1) || v1 === null) &&
  (typeof (v1 = v.previous) === "string" && isUri(v1) || v1 === null) &&
  Array.isArray((v1 = v.results)) && isUnitRatePageList1(v1);
}

function isUnitRatePageList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isUnitRate(v[i])) return false;
  return true;
}

export function explainUnitRatePage(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.count;
    const v2 = v.next;
    const v3 = v.previous;
    const v4 = v.results;
    found.visit?.(found, v, at, "count,next,previous,results");
    if (v1 === undefined) missing(found, at + "count");
    if (v2 === undefined) missing(found, at + "next");
    if (v3 === undefined) missing(found, at + "previous");
    if (v4 === undefined) missing(found, at + "results");
    if (v1 !== undefined) {
      if (Number.isInteger(v1)) {
        if (!(v1 >= 0)) wrong(found, at + "count", v1, "at least 0", "out_of_range");
      }
      else wrong(found, at + "count", v1, "an integer");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string" || v2 === null) {
        if (typeof v2 === "string") {
          if (!isUri(v2)) wrong(found, at + "next", v2, "an address such as https://example.com/", "invalid_format");
        }
      }
      else wrong(found, at + "next", v2, "a string or null");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string" || v3 === null) {
        if (typeof v3 === "string") {
          if (!isUri(v3)) wrong(found, at + "previous", v3, "an address such as https://example.com/", "invalid_format");
        }
      }
      else wrong(found, at + "previous", v3, "a string or null");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (found.visit || !isUnitRate(v5)) explainUnitRate(v5, at + "results." + i0 + ".", found);
        }
      }
      else wrong(found, at + "results", v4, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
