// Generated from events/_shared/Meter.schema.json by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainRegister, isRegister } from "./Register.ts";

export function isMeter(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.serial_number === "string" &&
  Number.isInteger(v.current_rating) &&
  typeof v.location === "string" &&
  typeof v.make_and_type === "string" &&
  typeof v.meter_asset_provider_mpid === "string" &&
  typeof v.meter_type === "string" &&
  typeof v.retrieval_method === "string" &&
  typeof v.retrieval_method_effective_from === "string" &&
  typeof v.meter_cop === "string" &&
  typeof v.meter_cop_dispensation === "string" &&
  typeof v.communications_address === "string" &&
  typeof v.communications_method === "string" &&
  typeof v.vt_ratio === "string" &&
  typeof v.installation_date === "string" &&
  typeof v.timing_device_id === "string" &&
  typeof v.is_tele_switch === "boolean" &&
  typeof v.ct_ratio === "string" &&
  Array.isArray(v.registers) && every(v.registers, (i0: any) => isRegister(i0));
}

export function explainMeter(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "serial_number,current_rating,location,make_and_type,meter_asset_provider_mpid,meter_type,retrieval_method,retrieval_method_effective_from,meter_cop,meter_cop_dispensation,communications_address,communications_method,vt_ratio,installation_date,timing_device_id,is_tele_switch,ct_ratio,registers");
    if (data.serial_number === undefined) {
      report(path + "/serial_number", "required");
    }
    if (data.current_rating === undefined) {
      report(path + "/current_rating", "required");
    }
    if (data.location === undefined) {
      report(path + "/location", "required");
    }
    if (data.make_and_type === undefined) {
      report(path + "/make_and_type", "required");
    }
    if (data.meter_asset_provider_mpid === undefined) {
      report(path + "/meter_asset_provider_mpid", "required");
    }
    if (data.meter_type === undefined) {
      report(path + "/meter_type", "required");
    }
    if (data.retrieval_method === undefined) {
      report(path + "/retrieval_method", "required");
    }
    if (data.retrieval_method_effective_from === undefined) {
      report(path + "/retrieval_method_effective_from", "required");
    }
    if (data.meter_cop === undefined) {
      report(path + "/meter_cop", "required");
    }
    if (data.meter_cop_dispensation === undefined) {
      report(path + "/meter_cop_dispensation", "required");
    }
    if (data.communications_address === undefined) {
      report(path + "/communications_address", "required");
    }
    if (data.communications_method === undefined) {
      report(path + "/communications_method", "required");
    }
    if (data.vt_ratio === undefined) {
      report(path + "/vt_ratio", "required");
    }
    if (data.installation_date === undefined) {
      report(path + "/installation_date", "required");
    }
    if (data.timing_device_id === undefined) {
      report(path + "/timing_device_id", "required");
    }
    if (data.is_tele_switch === undefined) {
      report(path + "/is_tele_switch", "required");
    }
    if (data.ct_ratio === undefined) {
      report(path + "/ct_ratio", "required");
    }
    if (data.registers === undefined) {
      report(path + "/registers", "required");
    }
    if (data.serial_number !== undefined) {
      if (typeof data.serial_number !== "string") {
        report(path+"/serial_number", "string");
      }
    }
    if (data.current_rating !== undefined) {
      let data1 = data.current_rating;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/current_rating", "integer");
      }
    }
    if (data.location !== undefined) {
      if (typeof data.location !== "string") {
        report(path+"/location", "string");
      }
    }
    if (data.make_and_type !== undefined) {
      if (typeof data.make_and_type !== "string") {
        report(path+"/make_and_type", "string");
      }
    }
    if (data.meter_asset_provider_mpid !== undefined) {
      if (typeof data.meter_asset_provider_mpid !== "string") {
        report(path+"/meter_asset_provider_mpid", "string");
      }
    }
    if (data.meter_type !== undefined) {
      if (typeof data.meter_type !== "string") {
        report(path+"/meter_type", "string");
      }
    }
    if (data.retrieval_method !== undefined) {
      if (typeof data.retrieval_method !== "string") {
        report(path+"/retrieval_method", "string");
      }
    }
    if (data.retrieval_method_effective_from !== undefined) {
      if (typeof data.retrieval_method_effective_from !== "string") {
        report(path+"/retrieval_method_effective_from", "string");
      }
    }
    if (data.meter_cop !== undefined) {
      if (typeof data.meter_cop !== "string") {
        report(path+"/meter_cop", "string");
      }
    }
    if (data.meter_cop_dispensation !== undefined) {
      if (typeof data.meter_cop_dispensation !== "string") {
        report(path+"/meter_cop_dispensation", "string");
      }
    }
    if (data.communications_address !== undefined) {
      if (typeof data.communications_address !== "string") {
        report(path+"/communications_address", "string");
      }
    }
    if (data.communications_method !== undefined) {
      if (typeof data.communications_method !== "string") {
        report(path+"/communications_method", "string");
      }
    }
    if (data.vt_ratio !== undefined) {
      if (typeof data.vt_ratio !== "string") {
        report(path+"/vt_ratio", "string");
      }
    }
    if (data.installation_date !== undefined) {
      if (typeof data.installation_date !== "string") {
        report(path+"/installation_date", "string");
      }
    }
    if (data.timing_device_id !== undefined) {
      if (typeof data.timing_device_id !== "string") {
        report(path+"/timing_device_id", "string");
      }
    }
    if (data.is_tele_switch !== undefined) {
      if (typeof data.is_tele_switch !== "boolean") {
        report(path+"/is_tele_switch", "boolean");
      }
    }
    if (data.ct_ratio !== undefined) {
      if (typeof data.ct_ratio !== "string") {
        report(path+"/ct_ratio", "string");
      }
    }
    if (data.registers !== undefined) {
      let data17 = data.registers;
      if (Array.isArray(data17)) {
        const len0 = data17.length;
        for (let i0=0; i0<len0; i0++) {
          explainRegister(data17[i0], path + "/registers/" + i0, report, visit);
        }
      }
      else {
        report(path+"/registers", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
