// Generated from events/_shared/Meter.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainRegister, isRegister } from "./Register.ts";

export function isMeter(v: any): boolean {
  let v1: any;
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
  Array.isArray((v1 = v.registers)) && isMeterList1(v1);
}

function isMeterList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isRegister(v[i])) return false;
  return true;
}

export function explainMeter(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.serial_number;
    const v2 = v.current_rating;
    const v3 = v.location;
    const v4 = v.make_and_type;
    const v5 = v.meter_asset_provider_mpid;
    const v6 = v.meter_type;
    const v7 = v.retrieval_method;
    const v8 = v.retrieval_method_effective_from;
    const v9 = v.meter_cop;
    const v10 = v.meter_cop_dispensation;
    const v11 = v.communications_address;
    const v12 = v.communications_method;
    const v13 = v.vt_ratio;
    const v14 = v.installation_date;
    const v15 = v.timing_device_id;
    const v16 = v.is_tele_switch;
    const v17 = v.ct_ratio;
    const v18 = v.registers;
    found.visit?.(found, v, at, "serial_number,current_rating,location,make_and_type,meter_asset_provider_mpid,meter_type,retrieval_method,retrieval_method_effective_from,meter_cop,meter_cop_dispensation,communications_address,communications_method,vt_ratio,installation_date,timing_device_id,is_tele_switch,ct_ratio,registers");
    if (v1 === undefined) missing(found, at + "serial_number");
    if (v2 === undefined) missing(found, at + "current_rating");
    if (v3 === undefined) missing(found, at + "location");
    if (v4 === undefined) missing(found, at + "make_and_type");
    if (v5 === undefined) missing(found, at + "meter_asset_provider_mpid");
    if (v6 === undefined) missing(found, at + "meter_type");
    if (v7 === undefined) missing(found, at + "retrieval_method");
    if (v8 === undefined) missing(found, at + "retrieval_method_effective_from");
    if (v9 === undefined) missing(found, at + "meter_cop");
    if (v10 === undefined) missing(found, at + "meter_cop_dispensation");
    if (v11 === undefined) missing(found, at + "communications_address");
    if (v12 === undefined) missing(found, at + "communications_method");
    if (v13 === undefined) missing(found, at + "vt_ratio");
    if (v14 === undefined) missing(found, at + "installation_date");
    if (v15 === undefined) missing(found, at + "timing_device_id");
    if (v16 === undefined) missing(found, at + "is_tele_switch");
    if (v17 === undefined) missing(found, at + "ct_ratio");
    if (v18 === undefined) missing(found, at + "registers");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "serial_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, at + "current_rating", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "location", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "make_and_type", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "meter_asset_provider_mpid", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "meter_type", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "retrieval_method", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "retrieval_method_effective_from", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "meter_cop", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "meter_cop_dispensation", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, at + "communications_address", v11, "a string");
    if (v12 !== undefined && typeof v12 !== "string") wrong(found, at + "communications_method", v12, "a string");
    if (v13 !== undefined && typeof v13 !== "string") wrong(found, at + "vt_ratio", v13, "a string");
    if (v14 !== undefined && typeof v14 !== "string") wrong(found, at + "installation_date", v14, "a string");
    if (v15 !== undefined && typeof v15 !== "string") wrong(found, at + "timing_device_id", v15, "a string");
    if (v16 !== undefined && typeof v16 !== "boolean") wrong(found, at + "is_tele_switch", v16, "a boolean");
    if (v17 !== undefined && typeof v17 !== "string") wrong(found, at + "ct_ratio", v17, "a string");
    if (v18 !== undefined) {
      if (Array.isArray(v18)) {
        for (let i0 = 0; i0 < v18.length; i0++) {
          const v19 = v18[i0];
          if (found.visit || !isRegister(v19)) explainRegister(v19, at + "registers." + i0 + ".", found);
        }
      }
      else wrong(found, at + "registers", v18, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
