// Generated from events/meters/meter_data_quality.resolution_cancelled-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterDataQualityResolutionCancelledV2 } from "../types/meters.ts";

export type { MeterDataQualityResolutionCancelledV2 } from "../types/meters.ts";

/** Putting right a problem in the meter data of a supply point was called off. This version also carries the source. */
export const meterDataQualityResolutionCancelledV2: EventContract<"meter_data_quality.resolution_cancelled", "v2", MeterDataQualityResolutionCancelledV2> = /* @__PURE__ */ contract("meter_data_quality.resolution_cancelled-v2", "meter_data_quality.resolution_cancelled", "v2", isMeterDataQualityResolutionCancelledV2, explainMeterDataQualityResolutionCancelledV2);

function isMeterDataQualityResolutionCancelledV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.issue_id) &&
  typeof v.issue_category === "string" &&
  typeof v.issue_subcategory === "string" &&
  typeof v.issue_status === "string" &&
  typeof v.market_supply_point_id === "string" &&
  typeof v.opened_at === "string" &&
  typeof v.period_start === "string" &&
  typeof v.period_end === "string" &&
  typeof v.reading_type === "string" &&
  typeof v.utility === "string" &&
  typeof v.source === "string";
}

function explainMeterDataQualityResolutionCancelledV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "issue_id,issue_category,issue_subcategory,issue_status,market_supply_point_id,opened_at,period_start,period_end,reading_type,utility,source");
    if (data.issue_id === undefined) {
      report(path + "/issue_id", "required");
    }
    if (data.issue_category === undefined) {
      report(path + "/issue_category", "required");
    }
    if (data.issue_subcategory === undefined) {
      report(path + "/issue_subcategory", "required");
    }
    if (data.issue_status === undefined) {
      report(path + "/issue_status", "required");
    }
    if (data.market_supply_point_id === undefined) {
      report(path + "/market_supply_point_id", "required");
    }
    if (data.opened_at === undefined) {
      report(path + "/opened_at", "required");
    }
    if (data.period_start === undefined) {
      report(path + "/period_start", "required");
    }
    if (data.period_end === undefined) {
      report(path + "/period_end", "required");
    }
    if (data.reading_type === undefined) {
      report(path + "/reading_type", "required");
    }
    if (data.utility === undefined) {
      report(path + "/utility", "required");
    }
    if (data.source === undefined) {
      report(path + "/source", "required");
    }
    if (data.issue_id !== undefined) {
      let data0 = data.issue_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/issue_id", "integer");
      }
    }
    if (data.issue_category !== undefined) {
      if (typeof data.issue_category !== "string") {
        report(path+"/issue_category", "string");
      }
    }
    if (data.issue_subcategory !== undefined) {
      if (typeof data.issue_subcategory !== "string") {
        report(path+"/issue_subcategory", "string");
      }
    }
    if (data.issue_status !== undefined) {
      if (typeof data.issue_status !== "string") {
        report(path+"/issue_status", "string");
      }
    }
    if (data.market_supply_point_id !== undefined) {
      if (typeof data.market_supply_point_id !== "string") {
        report(path+"/market_supply_point_id", "string");
      }
    }
    if (data.opened_at !== undefined) {
      if (typeof data.opened_at !== "string") {
        report(path+"/opened_at", "string");
      }
    }
    if (data.period_start !== undefined) {
      if (typeof data.period_start !== "string") {
        report(path+"/period_start", "string");
      }
    }
    if (data.period_end !== undefined) {
      if (typeof data.period_end !== "string") {
        report(path+"/period_end", "string");
      }
    }
    if (data.reading_type !== undefined) {
      if (typeof data.reading_type !== "string") {
        report(path+"/reading_type", "string");
      }
    }
    if (data.utility !== undefined) {
      if (typeof data.utility !== "string") {
        report(path+"/utility", "string");
      }
    }
    if (data.source !== undefined) {
      if (typeof data.source !== "string") {
        report(path+"/source", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
