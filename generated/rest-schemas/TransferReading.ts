// Generated from openapi/, the schema TransferReading by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";

export function isTransferReading(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.value) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.origin) === undefined || typeof v1 === "string") &&
  ((v1 = v.read_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  ((v1 = v.is_estimate) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.meter_number) === undefined || typeof v1 === "string") &&
  ((v1 = v.register_type) === undefined || (typeof v1 === "string" || v1 === null));
}

export function explainTransferReading(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.value;
    const v2 = v.origin;
    const v3 = v.read_at;
    const v4 = v.is_estimate;
    const v5 = v.meter_number;
    const v6 = v.register_type;
    found.visit?.(found, v, at, "value,origin,read_at,is_estimate,meter_number,register_type");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v1))) wrongOptional(found, at + "value", v1, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "value", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "origin", v2, "a string");
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDateTime(v3)) wrongOptional(found, at + "read_at", v3, dateTimeWanted(v3), "invalid_datetime");
      }
      else wrong(found, at + "read_at", v3, "a string");
    }
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "is_estimate", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "meter_number", v5, "a string");
    if (v6 !== undefined && !(typeof v6 === "string" || v6 === null)) wrong(found, at + "register_type", v6, "a string or null");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
