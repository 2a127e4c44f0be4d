// Generated from events/_shared/DisputedClosingReading.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

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

export function explainDisputedClosingReading(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,supplier,reference_number,transfer_date,initiating_organisation,io_contact_name,recipient_organisation,ro_contact_name,meter_serial,meter_digits,house_name_number,postcode,disputed_reading,disputed_reading_is_actual,proposed_reading,proposed_reading_is_actual,status_response,root_cause,rejection_acceptance_code,criteria,comments,is_gain");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supplier === undefined) {
      report(path + "/supplier", "required");
    }
    if (data.reference_number === undefined) {
      report(path + "/reference_number", "required");
    }
    if (data.transfer_date === undefined) {
      report(path + "/transfer_date", "required");
    }
    if (data.initiating_organisation === undefined) {
      report(path + "/initiating_organisation", "required");
    }
    if (data.io_contact_name === undefined) {
      report(path + "/io_contact_name", "required");
    }
    if (data.recipient_organisation === undefined) {
      report(path + "/recipient_organisation", "required");
    }
    if (data.ro_contact_name === undefined) {
      report(path + "/ro_contact_name", "required");
    }
    if (data.meter_serial === undefined) {
      report(path + "/meter_serial", "required");
    }
    if (data.meter_digits === undefined) {
      report(path + "/meter_digits", "required");
    }
    if (data.house_name_number === undefined) {
      report(path + "/house_name_number", "required");
    }
    if (data.postcode === undefined) {
      report(path + "/postcode", "required");
    }
    if (data.disputed_reading === undefined) {
      report(path + "/disputed_reading", "required");
    }
    if (data.disputed_reading_is_actual === undefined) {
      report(path + "/disputed_reading_is_actual", "required");
    }
    if (data.proposed_reading === undefined) {
      report(path + "/proposed_reading", "required");
    }
    if (data.proposed_reading_is_actual === undefined) {
      report(path + "/proposed_reading_is_actual", "required");
    }
    if (data.status_response === undefined) {
      report(path + "/status_response", "required");
    }
    if (data.root_cause === undefined) {
      report(path + "/root_cause", "required");
    }
    if (data.rejection_acceptance_code === undefined) {
      report(path + "/rejection_acceptance_code", "required");
    }
    if (data.criteria === undefined) {
      report(path + "/criteria", "required");
    }
    if (data.comments === undefined) {
      report(path + "/comments", "required");
    }
    if (data.is_gain === undefined) {
      report(path + "/is_gain", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.supplier !== undefined) {
      if (typeof data.supplier !== "string") {
        report(path+"/supplier", "string");
      }
    }
    if (data.reference_number !== undefined) {
      let data2 = data.reference_number;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/reference_number", "integer");
      }
    }
    if (data.transfer_date !== undefined) {
      if (typeof data.transfer_date !== "string") {
        report(path+"/transfer_date", "string");
      }
    }
    if (data.initiating_organisation !== undefined) {
      if (typeof data.initiating_organisation !== "string") {
        report(path+"/initiating_organisation", "string");
      }
    }
    if (data.io_contact_name !== undefined) {
      if (typeof data.io_contact_name !== "string") {
        report(path+"/io_contact_name", "string");
      }
    }
    if (data.recipient_organisation !== undefined) {
      if (typeof data.recipient_organisation !== "string") {
        report(path+"/recipient_organisation", "string");
      }
    }
    if (data.ro_contact_name !== undefined) {
      if (typeof data.ro_contact_name !== "string") {
        report(path+"/ro_contact_name", "string");
      }
    }
    if (data.meter_serial !== undefined) {
      if (typeof data.meter_serial !== "string") {
        report(path+"/meter_serial", "string");
      }
    }
    if (data.meter_digits !== undefined) {
      let data9 = data.meter_digits;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        report(path+"/meter_digits", "integer");
      }
    }
    if (data.house_name_number !== undefined) {
      if (typeof data.house_name_number !== "string") {
        report(path+"/house_name_number", "string");
      }
    }
    if (data.postcode !== undefined) {
      if (typeof data.postcode !== "string") {
        report(path+"/postcode", "string");
      }
    }
    if (data.disputed_reading !== undefined) {
      let data12 = data.disputed_reading;
      if (!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) {
        report(path+"/disputed_reading", "integer");
      }
    }
    if (data.disputed_reading_is_actual !== undefined) {
      if (typeof data.disputed_reading_is_actual !== "boolean") {
        report(path+"/disputed_reading_is_actual", "boolean");
      }
    }
    if (data.proposed_reading !== undefined) {
      let data14 = data.proposed_reading;
      if (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) {
        report(path+"/proposed_reading", "integer");
      }
    }
    if (data.proposed_reading_is_actual !== undefined) {
      if (typeof data.proposed_reading_is_actual !== "boolean") {
        report(path+"/proposed_reading_is_actual", "boolean");
      }
    }
    if (data.status_response !== undefined) {
      if (typeof data.status_response !== "string") {
        report(path+"/status_response", "string");
      }
    }
    if (data.root_cause !== undefined) {
      if (typeof data.root_cause !== "string") {
        report(path+"/root_cause", "string");
      }
    }
    if (data.rejection_acceptance_code !== undefined) {
      if (typeof data.rejection_acceptance_code !== "string") {
        report(path+"/rejection_acceptance_code", "string");
      }
    }
    if (data.criteria !== undefined) {
      if (typeof data.criteria !== "string") {
        report(path+"/criteria", "string");
      }
    }
    if (data.comments !== undefined) {
      if (typeof data.comments !== "string") {
        report(path+"/comments", "string");
      }
    }
    if (data.is_gain !== undefined) {
      if (typeof data.is_gain !== "boolean") {
        report(path+"/is_gain", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}
