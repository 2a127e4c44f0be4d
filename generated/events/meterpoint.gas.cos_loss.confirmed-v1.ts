// Generated from events/meters/meterpoint.gas.cos_loss.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasCosLossConfirmedV1 } from "../types/meters.ts";

export type { MeterpointGasCosLossConfirmedV1 } from "../types/meters.ts";

/** It was confirmed that a British gas meter point leaves for another supplier (a change of supply, COS). */
export const meterpointGasCosLossConfirmedV1: EventContract<"meterpoint.gas.cos_loss.confirmed", "v1", MeterpointGasCosLossConfirmedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_loss.confirmed-v1", "meterpoint.gas.cos_loss.confirmed", "v1", isMeterpointGasCosLossConfirmedV1, explainMeterpointGasCosLossConfirmedV1);

function isMeterpointGasCosLossConfirmedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.account_id) &&
  typeof v.mprn === "string" &&
  typeof v.supply_end_date === "string" &&
  typeof v.meter_exists === "boolean" &&
  typeof v.meter_serial_number === "string" &&
  Number.isInteger(v.meter_digits) &&
  typeof v.meter_mechanism === "string" &&
  typeof v.meter_imperial_metric_indicator === "string" &&
  Number.isFinite(v.meter_reading_factor) &&
  typeof v.new_supplier === "string";
}

function explainMeterpointGasCosLossConfirmedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_id,mprn,supply_end_date,meter_exists,meter_serial_number,meter_digits,meter_mechanism,meter_imperial_metric_indicator,meter_reading_factor,new_supplier");
    if (data.account_id === undefined) {
      report(path + "/account_id", "required");
    }
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supply_end_date === undefined) {
      report(path + "/supply_end_date", "required");
    }
    if (data.meter_exists === undefined) {
      report(path + "/meter_exists", "required");
    }
    if (data.meter_serial_number === undefined) {
      report(path + "/meter_serial_number", "required");
    }
    if (data.meter_digits === undefined) {
      report(path + "/meter_digits", "required");
    }
    if (data.meter_mechanism === undefined) {
      report(path + "/meter_mechanism", "required");
    }
    if (data.meter_imperial_metric_indicator === undefined) {
      report(path + "/meter_imperial_metric_indicator", "required");
    }
    if (data.meter_reading_factor === undefined) {
      report(path + "/meter_reading_factor", "required");
    }
    if (data.new_supplier === undefined) {
      report(path + "/new_supplier", "required");
    }
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/account_id", "integer");
      }
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.supply_end_date !== undefined) {
      if (typeof data.supply_end_date !== "string") {
        report(path+"/supply_end_date", "string");
      }
    }
    if (data.meter_exists !== undefined) {
      if (typeof data.meter_exists !== "boolean") {
        report(path+"/meter_exists", "boolean");
      }
    }
    if (data.meter_serial_number !== undefined) {
      if (typeof data.meter_serial_number !== "string") {
        report(path+"/meter_serial_number", "string");
      }
    }
    if (data.meter_digits !== undefined) {
      let data5 = data.meter_digits;
      if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
        report(path+"/meter_digits", "integer");
      }
    }
    if (data.meter_mechanism !== undefined) {
      if (typeof data.meter_mechanism !== "string") {
        report(path+"/meter_mechanism", "string");
      }
    }
    if (data.meter_imperial_metric_indicator !== undefined) {
      if (typeof data.meter_imperial_metric_indicator !== "string") {
        report(path+"/meter_imperial_metric_indicator", "string");
      }
    }
    if (data.meter_reading_factor !== undefined) {
      let data8 = data.meter_reading_factor;
      if (!((typeof data8 == "number") && (isFinite(data8)))) {
        report(path+"/meter_reading_factor", "number");
      }
    }
    if (data.new_supplier !== undefined) {
      if (typeof data.new_supplier !== "string") {
        report(path+"/new_supplier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
