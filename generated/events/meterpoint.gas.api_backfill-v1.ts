// Generated from events/meters/meterpoint.gas.api_backfill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasApiBackfillV1 } from "../types/meters.ts";

export type { MeterpointGasApiBackfillV1 } from "../types/meters.ts";

/** Details of a British gas meter point, among them when its supply begins and ends, were filled in through an API. */
export const meterpointGasApiBackfillV1: EventContract<"meterpoint.gas.api_backfill", "v1", MeterpointGasApiBackfillV1> = /* @__PURE__ */ contract("meterpoint.gas.api_backfill-v1", "meterpoint.gas.api_backfill", "v1", isMeterpointGasApiBackfillV1, explainMeterpointGasApiBackfillV1);

function isMeterpointGasApiBackfillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.meter_reading_factor === "string" &&
  typeof v.nomination_shipper_ref === "string" &&
  typeof v.supply_end_date === "string";
}

function explainMeterpointGasApiBackfillV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,supplier,supply_start_date,meter_reading_factor,nomination_shipper_ref,supply_end_date");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supplier === undefined) {
      report(path + "/supplier", "required");
    }
    if (data.supply_start_date === undefined) {
      report(path + "/supply_start_date", "required");
    }
    if (data.meter_reading_factor === undefined) {
      report(path + "/meter_reading_factor", "required");
    }
    if (data.nomination_shipper_ref === undefined) {
      report(path + "/nomination_shipper_ref", "required");
    }
    if (data.supply_end_date === undefined) {
      report(path + "/supply_end_date", "required");
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
    if (data.supply_start_date !== undefined) {
      if (typeof data.supply_start_date !== "string") {
        report(path+"/supply_start_date", "string");
      }
    }
    if (data.meter_reading_factor !== undefined) {
      if (typeof data.meter_reading_factor !== "string") {
        report(path+"/meter_reading_factor", "string");
      }
    }
    if (data.nomination_shipper_ref !== undefined) {
      if (typeof data.nomination_shipper_ref !== "string") {
        report(path+"/nomination_shipper_ref", "string");
      }
    }
    if (data.supply_end_date !== undefined) {
      if (typeof data.supply_end_date !== "string") {
        report(path+"/supply_end_date", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
