// Generated from events/_shared/MeterReadingState.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isMeterReadingState(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.reading_id) &&
  Number.isInteger(v.register_id) &&
  typeof v.register_obis_code === "string" &&
  Number.isInteger(v.meter_id) &&
  typeof v.meter_number === "string" &&
  typeof v.read_at === "string" &&
  typeof v.value === "string" &&
  typeof v.status === "string" &&
  typeof v.type_of_read === "string" &&
  typeof v.origin === "string" &&
  typeof v.qualifier === "string" &&
  typeof v.is_transfer_reading === "boolean" &&
  typeof v.is_reading_plausible === "boolean" &&
  typeof v.plausibility_indication === "string" &&
  typeof v.correction_reason === "string" &&
  typeof v.estimate_reason === "string" &&
  typeof v.estimate_method === "string" &&
  typeof v.document_number === "string" &&
  typeof v.submission_identifier === "string" &&
  typeof v.channel === "string";
}

export function explainMeterReadingState(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.reading_id;
    const v2 = v.register_id;
    const v3 = v.register_obis_code;
    const v4 = v.meter_id;
    const v5 = v.meter_number;
    const v6 = v.read_at;
    const v7 = v.value;
    const v8 = v.status;
    const v9 = v.type_of_read;
    const v10 = v.origin;
    const v11 = v.qualifier;
    const v12 = v.is_transfer_reading;
    const v13 = v.is_reading_plausible;
    const v14 = v.plausibility_indication;
    const v15 = v.correction_reason;
    const v16 = v.estimate_reason;
    const v17 = v.estimate_method;
    const v18 = v.document_number;
    const v19 = v.submission_identifier;
    const v20 = v.channel;
    found.visit?.(found, v, at, "reading_id,register_id,register_obis_code,meter_id,meter_number,read_at,value,status,type_of_read,origin,qualifier,is_transfer_reading,is_reading_plausible,plausibility_indication,correction_reason,estimate_reason,estimate_method,document_number,submission_identifier,channel");
    if (v1 === undefined) missing(found, at + "reading_id");
    if (v2 === undefined) missing(found, at + "register_id");
    if (v3 === undefined) missing(found, at + "register_obis_code");
    if (v4 === undefined) missing(found, at + "meter_id");
    if (v5 === undefined) missing(found, at + "meter_number");
    if (v6 === undefined) missing(found, at + "read_at");
    if (v7 === undefined) missing(found, at + "value");
    if (v8 === undefined) missing(found, at + "status");
    if (v9 === undefined) missing(found, at + "type_of_read");
    if (v10 === undefined) missing(found, at + "origin");
    if (v11 === undefined) missing(found, at + "qualifier");
    if (v12 === undefined) missing(found, at + "is_transfer_reading");
    if (v13 === undefined) missing(found, at + "is_reading_plausible");
    if (v14 === undefined) missing(found, at + "plausibility_indication");
    if (v15 === undefined) missing(found, at + "correction_reason");
    if (v16 === undefined) missing(found, at + "estimate_reason");
    if (v17 === undefined) missing(found, at + "estimate_method");
    if (v18 === undefined) missing(found, at + "document_number");
    if (v19 === undefined) missing(found, at + "submission_identifier");
    if (v20 === undefined) missing(found, at + "channel");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "reading_id", v1, "an integer");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "register_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "register_obis_code", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, at + "meter_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "meter_number", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "read_at", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "value", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "status", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "type_of_read", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "origin", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "qualifier", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "boolean") wrong(found, at + "is_transfer_reading", v12, "a boolean");
    if (v13 !== undefined && typeof v13 !== "boolean") wrong(found, at + "is_reading_plausible", v13, "a boolean");
    if (v14 !== undefined && typeof v14 !== "string") wrong(found, at + "plausibility_indication", v14, "a string");
    if (v15 !== undefined && typeof v15 !== "string") wrong(found, at + "correction_reason", v15, "a string");
    if (v16 !== undefined && typeof v16 !== "string") wrong(found, at + "estimate_reason", v16, "a string");
    if (v17 !== undefined && typeof v17 !== "string") wrong(found, at + "estimate_method", v17, "a string");
    if (v18 !== undefined && typeof v18 !== "string") wrong(found, at + "document_number", v18, "a string");
    if (v19 !== undefined && typeof v19 !== "string") wrong(found, at + "submission_identifier", v19, "a string");
    if (v20 !== undefined && typeof v20 !== "string") wrong(found, at + "channel", v20, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
