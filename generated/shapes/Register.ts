// Generated from events/_shared/Register.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isRegister(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.register_id === "string" &&
  typeof v.register_type === "string" &&
  typeof v.measurement_quantity === "string" &&
  typeof v.multiplier === "string" &&
  Number.isInteger(v.digits) &&
  typeof v.is_main === "boolean" &&
  typeof v.associated_meter_serial === "string" &&
  typeof v.associated_register_id === "string";
}

export function explainRegister(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "register_id,register_type,measurement_quantity,multiplier,digits,is_main,associated_meter_serial,associated_register_id");
    if (data.register_id === undefined) {
      report(path + "/register_id", "required");
    }
    if (data.register_type === undefined) {
      report(path + "/register_type", "required");
    }
    if (data.measurement_quantity === undefined) {
      report(path + "/measurement_quantity", "required");
    }
    if (data.multiplier === undefined) {
      report(path + "/multiplier", "required");
    }
    if (data.digits === undefined) {
      report(path + "/digits", "required");
    }
    if (data.is_main === undefined) {
      report(path + "/is_main", "required");
    }
    if (data.associated_meter_serial === undefined) {
      report(path + "/associated_meter_serial", "required");
    }
    if (data.associated_register_id === undefined) {
      report(path + "/associated_register_id", "required");
    }
    if (data.register_id !== undefined) {
      if (typeof data.register_id !== "string") {
        report(path+"/register_id", "string");
      }
    }
    if (data.register_type !== undefined) {
      if (typeof data.register_type !== "string") {
        report(path+"/register_type", "string");
      }
    }
    if (data.measurement_quantity !== undefined) {
      if (typeof data.measurement_quantity !== "string") {
        report(path+"/measurement_quantity", "string");
      }
    }
    if (data.multiplier !== undefined) {
      if (typeof data.multiplier !== "string") {
        report(path+"/multiplier", "string");
      }
    }
    if (data.digits !== undefined) {
      let data4 = data.digits;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/digits", "integer");
      }
    }
    if (data.is_main !== undefined) {
      if (typeof data.is_main !== "boolean") {
        report(path+"/is_main", "boolean");
      }
    }
    if (data.associated_meter_serial !== undefined) {
      if (typeof data.associated_meter_serial !== "string") {
        report(path+"/associated_meter_serial", "string");
      }
    }
    if (data.associated_register_id !== undefined) {
      if (typeof data.associated_register_id !== "string") {
        report(path+"/associated_register_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
