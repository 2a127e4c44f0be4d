// Generated from events/_shared/Register.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

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

export function explainRegister(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.register_id;
    const v2 = v.register_type;
    const v3 = v.measurement_quantity;
    const v4 = v.multiplier;
    const v5 = v.digits;
    const v6 = v.is_main;
    const v7 = v.associated_meter_serial;
    const v8 = v.associated_register_id;
    found.visit?.(found, v, at, "register_id,register_type,measurement_quantity,multiplier,digits,is_main,associated_meter_serial,associated_register_id");
    if (v1 === undefined) missing(found, at + "register_id");
    if (v2 === undefined) missing(found, at + "register_type");
    if (v3 === undefined) missing(found, at + "measurement_quantity");
    if (v4 === undefined) missing(found, at + "multiplier");
    if (v5 === undefined) missing(found, at + "digits");
    if (v6 === undefined) missing(found, at + "is_main");
    if (v7 === undefined) missing(found, at + "associated_meter_serial");
    if (v8 === undefined) missing(found, at + "associated_register_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "register_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "register_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "measurement_quantity", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "multiplier", v4, "a string");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, at + "digits", v5, "an integer");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_main", v6, "a boolean");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "associated_meter_serial", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "associated_register_id", v8, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
