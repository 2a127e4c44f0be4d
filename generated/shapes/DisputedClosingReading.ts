// Generated from events/_shared/DisputedClosingReading.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isDisputedClosingReading(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  Number.isInteger(v.reference_number) &&
  typeof v.transfer_date === "string" &&
  typeof v.initiating_organisation === "string" &&
  typeof v.io_contact_name === "string" &&
  typeof v.recipient_organisation === "string" &&
  typeof v.ro_contact_name === "string" &&
  typeof v.meter_serial === "string" &&
  Number.isInteger(v.meter_digits) &&
  typeof v.house_name_number === "string" &&
  typeof v.postcode === "string" &&
  Number.isInteger(v.disputed_reading) &&
  typeof v.disputed_reading_is_actual === "boolean" &&
  Number.isInteger(v.proposed_reading) &&
  typeof v.proposed_reading_is_actual === "boolean" &&
  typeof v.status_response === "string" &&
  typeof v.root_cause === "string" &&
  typeof v.rejection_acceptance_code === "string" &&
  typeof v.criteria === "string" &&
  typeof v.comments === "string" &&
  typeof v.is_gain === "boolean";
}

export function explainDisputedClosingReading(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.supplier;
    const v3 = v.reference_number;
    const v4 = v.transfer_date;
    const v5 = v.initiating_organisation;
    const v6 = v.io_contact_name;
    const v7 = v.recipient_organisation;
    const v8 = v.ro_contact_name;
    const v9 = v.meter_serial;
    const v10 = v.meter_digits;
    const v11 = v.house_name_number;
    const v12 = v.postcode;
    const v13 = v.disputed_reading;
    const v14 = v.disputed_reading_is_actual;
    const v15 = v.proposed_reading;
    const v16 = v.proposed_reading_is_actual;
    const v17 = v.status_response;
    const v18 = v.root_cause;
    const v19 = v.rejection_acceptance_code;
    const v20 = v.criteria;
    const v21 = v.comments;
    const v22 = v.is_gain;
    found.visit?.(found, v, at, "mprn,supplier,reference_number,transfer_date,initiating_organisation,io_contact_name,recipient_organisation,ro_contact_name,meter_serial,meter_digits,house_name_number,postcode,disputed_reading,disputed_reading_is_actual,proposed_reading,proposed_reading_is_actual,status_response,root_cause,rejection_acceptance_code,criteria,comments,is_gain");
    if (v1 === undefined) missing(found, at + "mprn");
    if (v2 === undefined) missing(found, at + "supplier");
    if (v3 === undefined) missing(found, at + "reference_number");
    if (v4 === undefined) missing(found, at + "transfer_date");
    if (v5 === undefined) missing(found, at + "initiating_organisation");
    if (v6 === undefined) missing(found, at + "io_contact_name");
    if (v7 === undefined) missing(found, at + "recipient_organisation");
    if (v8 === undefined) missing(found, at + "ro_contact_name");
    if (v9 === undefined) missing(found, at + "meter_serial");
    if (v10 === undefined) missing(found, at + "meter_digits");
    if (v11 === undefined) missing(found, at + "house_name_number");
    if (v12 === undefined) missing(found, at + "postcode");
    if (v13 === undefined) missing(found, at + "disputed_reading");
    if (v14 === undefined) missing(found, at + "disputed_reading_is_actual");
    if (v15 === undefined) missing(found, at + "proposed_reading");
    if (v16 === undefined) missing(found, at + "proposed_reading_is_actual");
    if (v17 === undefined) missing(found, at + "status_response");
    if (v18 === undefined) missing(found, at + "root_cause");
    if (v19 === undefined) missing(found, at + "rejection_acceptance_code");
    if (v20 === undefined) missing(found, at + "criteria");
    if (v21 === undefined) missing(found, at + "comments");
    if (v22 === undefined) missing(found, at + "is_gain");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "supplier", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, at + "reference_number", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "transfer_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "initiating_organisation", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "io_contact_name", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "recipient_organisation", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "ro_contact_name", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "meter_serial", v9, "a string");
    if (v10 !== undefined && !Number.isInteger(v10)) wrong(found, at + "meter_digits", v10, "an integer");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "house_name_number", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, at + "postcode", v12, "a string");
    if (v13 !== undefined && !Number.isInteger(v13)) wrong(found, at + "disputed_reading", v13, "an integer");
    if (v14 !== undefined && typeof v14 !== "boolean") wrong(found, at + "disputed_reading_is_actual", v14, "a boolean");
    if (v15 !== undefined && !Number.isInteger(v15)) wrong(found, at + "proposed_reading", v15, "an integer");
    if (v16 !== undefined && typeof v16 !== "boolean") wrong(found, at + "proposed_reading_is_actual", v16, "a boolean");
    if (v17 !== undefined && typeof v17 !== "string") wrong(found, at + "status_response", v17, "a string");
    if (v18 !== undefined && typeof v18 !== "string") wrong(found, at + "root_cause", v18, "a string");
    if (v19 !== undefined && typeof v19 !== "string") wrong(found, at + "rejection_acceptance_code", v19, "a string");
    if (v20 !== undefined && typeof v20 !== "string") wrong(found, at + "criteria", v20, "a string");
    if (v21 !== undefined && typeof v21 !== "string") wrong(found, at + "comments", v21, "a string");
    if (v22 !== undefined && typeof v22 !== "boolean") wrong(found, at + "is_gain", v22, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
