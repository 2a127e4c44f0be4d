// Generated from openapi/, the schema UnitRate by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isUnitRate(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isFinite(v.value_exc_vat) &&
  Number.isFinite(v.value_inc_vat) &&
  typeof (v1 = v.valid_from) === "string" && isDateTime(v1) &&
  ((v1 = v.valid_to) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  (typeof (v1 = v.payment_method) === "string" || v1 === null);
}

export function explainUnitRate(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.value_exc_vat;
    const v2 = v.value_inc_vat;
    const v3 = v.valid_from;
    const v4 = v.valid_to;
    const v5 = v.payment_method;
    found.visit?.(found, v, at, "value_exc_vat,value_inc_vat,valid_from,valid_to,payment_method");
    if (v1 === undefined) missing(found, at + "value_exc_vat");
    if (v2 === undefined) missing(found, at + "value_inc_vat");
    if (v3 === undefined) missing(found, at + "valid_from");
    if (v5 === undefined) missing(found, at + "payment_method");
    if (v1 !== undefined && !Number.isFinite(v1)) wrong(found, at + "value_exc_vat", v1, "a number");
    if (v2 !== undefined && !Number.isFinite(v2)) wrong(found, at + "value_inc_vat", v2, "a number");
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDateTime(v3)) wrong(found, at + "valid_from", v3, dateTimeWanted(v3), "invalid_datetime");
      }
      else wrong(found, at + "valid_from", v3, "a string");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!isDateTime(v4)) wrongOptional(found, at + "valid_to", v4, dateTimeWanted(v4), "invalid_datetime");
      }
      else wrong(found, at + "valid_to", v4, "a string");
    }
    if (v5 !== undefined && !(typeof v5 === "string" || v5 === null)) wrong(found, at + "payment_method", v5, "a string or null");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
