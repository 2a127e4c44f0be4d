// Generated from events/_shared/MeterReadingState.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

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

export function explainMeterReadingState(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "reading_id,register_id,register_obis_code,meter_id,meter_number,read_at,value,status,type_of_read,origin,qualifier,is_transfer_reading,is_reading_plausible,plausibility_indication,correction_reason,estimate_reason,estimate_method,document_number,submission_identifier,channel");
    if (data.reading_id === undefined) {
      report(path + "/reading_id", "required");
    }
    if (data.register_id === undefined) {
      report(path + "/register_id", "required");
    }
    if (data.register_obis_code === undefined) {
      report(path + "/register_obis_code", "required");
    }
    if (data.meter_id === undefined) {
      report(path + "/meter_id", "required");
    }
    if (data.meter_number === undefined) {
      report(path + "/meter_number", "required");
    }
    if (data.read_at === undefined) {
      report(path + "/read_at", "required");
    }
    if (data.value === undefined) {
      report(path + "/value", "required");
    }
    if (data.status === undefined) {
      report(path + "/status", "required");
    }
    if (data.type_of_read === undefined) {
      report(path + "/type_of_read", "required");
    }
    if (data.origin === undefined) {
      report(path + "/origin", "required");
    }
    if (data.qualifier === undefined) {
      report(path + "/qualifier", "required");
    }
    if (data.is_transfer_reading === undefined) {
      report(path + "/is_transfer_reading", "required");
    }
    if (data.is_reading_plausible === undefined) {
      report(path + "/is_reading_plausible", "required");
    }
    if (data.plausibility_indication === undefined) {
      report(path + "/plausibility_indication", "required");
    }
    if (data.correction_reason === undefined) {
      report(path + "/correction_reason", "required");
    }
    if (data.estimate_reason === undefined) {
      report(path + "/estimate_reason", "required");
    }
    if (data.estimate_method === undefined) {
      report(path + "/estimate_method", "required");
    }
    if (data.document_number === undefined) {
      report(path + "/document_number", "required");
    }
    if (data.submission_identifier === undefined) {
      report(path + "/submission_identifier", "required");
    }
    if (data.channel === undefined) {
      report(path + "/channel", "required");
    }
    if (data.reading_id !== undefined) {
      let data0 = data.reading_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/reading_id", "integer");
      }
    }
    if (data.register_id !== undefined) {
      let data1 = data.register_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/register_id", "integer");
      }
    }
    if (data.register_obis_code !== undefined) {
      if (typeof data.register_obis_code !== "string") {
        report(path+"/register_obis_code", "string");
      }
    }
    if (data.meter_id !== undefined) {
      let data3 = data.meter_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/meter_id", "integer");
      }
    }
    if (data.meter_number !== undefined) {
      if (typeof data.meter_number !== "string") {
        report(path+"/meter_number", "string");
      }
    }
    if (data.read_at !== undefined) {
      if (typeof data.read_at !== "string") {
        report(path+"/read_at", "string");
      }
    }
    if (data.value !== undefined) {
      if (typeof data.value !== "string") {
        report(path+"/value", "string");
      }
    }
    if (data.status !== undefined) {
      if (typeof data.status !== "string") {
        report(path+"/status", "string");
      }
    }
    if (data.type_of_read !== undefined) {
      if (typeof data.type_of_read !== "string") {
        report(path+"/type_of_read", "string");
      }
    }
    if (data.origin !== undefined) {
      if (typeof data.origin !== "string") {
        report(path+"/origin", "string");
      }
    }
    if (data.qualifier !== undefined) {
      if (typeof data.qualifier !== "string") {
        report(path+"/qualifier", "string");
      }
    }
    if (data.is_transfer_reading !== undefined) {
      if (typeof data.is_transfer_reading !== "boolean") {
        report(path+"/is_transfer_reading", "boolean");
      }
    }
    if (data.is_reading_plausible !== undefined) {
      if (typeof data.is_reading_plausible !== "boolean") {
        report(path+"/is_reading_plausible", "boolean");
      }
    }
    if (data.plausibility_indication !== undefined) {
      if (typeof data.plausibility_indication !== "string") {
        report(path+"/plausibility_indication", "string");
      }
    }
    if (data.correction_reason !== undefined) {
      if (typeof data.correction_reason !== "string") {
        report(path+"/correction_reason", "string");
      }
    }
    if (data.estimate_reason !== undefined) {
      if (typeof data.estimate_reason !== "string") {
        report(path+"/estimate_reason", "string");
      }
    }
    if (data.estimate_method !== undefined) {
      if (typeof data.estimate_method !== "string") {
        report(path+"/estimate_method", "string");
      }
    }
    if (data.document_number !== undefined) {
      if (typeof data.document_number !== "string") {
        report(path+"/document_number", "string");
      }
    }
    if (data.submission_identifier !== undefined) {
      if (typeof data.submission_identifier !== "string") {
        report(path+"/submission_identifier", "string");
      }
    }
    if (data.channel !== undefined) {
      if (typeof data.channel !== "string") {
        report(path+"/channel", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
