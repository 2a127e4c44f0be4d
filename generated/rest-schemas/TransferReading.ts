// Generated from openapi/, the schema TransferReading by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isTransferReading(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.value === undefined || typeof v.value === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.value)) &&
  (v.origin === undefined || typeof v.origin === "string") &&
  (v.read_at === undefined || typeof v.read_at === "string" && isDateTime(v.read_at)) &&
  (v.is_estimate === undefined || typeof v.is_estimate === "boolean") &&
  (v.meter_number === undefined || typeof v.meter_number === "string") &&
  (v.register_type === undefined || (typeof v.register_type === "string" || v.register_type === null));
}

export function explainTransferReading(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "value,origin,read_at,is_estimate,meter_number,register_type");
    if (data.value !== undefined) {
      let data0 = data.value;
      if (typeof data0 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data0))) report(path + "/value", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/value", "string");
      }
    }
    if (data.origin !== undefined) {
      if (typeof data.origin !== "string") {
        report(path+"/origin", "string");
      }
    }
    if (data.read_at !== undefined) {
      let data2 = data.read_at;
      if (typeof data2 === "string") {
        if (!(isDateTime(data2))) report(path + "/read_at", "invalid_datetime", dateTimeWanted(data2));
      }
      else {
        report(path+"/read_at", "string");
      }
    }
    if (data.is_estimate !== undefined) {
      if (typeof data.is_estimate !== "boolean") {
        report(path+"/is_estimate", "boolean");
      }
    }
    if (data.meter_number !== undefined) {
      if (typeof data.meter_number !== "string") {
        report(path+"/meter_number", "string");
      }
    }
    if (data.register_type !== undefined) {
      let data5 = data.register_type;
      if ((typeof data5 !== "string") && (data5 !== null)) {
        report(path+"/register_type", "string or null");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that TransferReading names. */
export const shapeOfTransferReading: Shape = {
  "value": 0,
  "origin": 0,
  "read_at": 0,
  "is_estimate": 0,
  "meter_number": 0,
  "register_type": 0,
};
