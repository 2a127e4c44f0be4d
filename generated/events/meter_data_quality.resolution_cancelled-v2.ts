// Generated from events/meters/meter_data_quality.resolution_cancelled-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterDataQualityResolutionCancelledV2 } from "../types/meters.ts";

export type { MeterDataQualityResolutionCancelledV2 } from "../types/meters.ts";

/** Putting right a problem in the meter data of a supply point was called off. This version also carries the source. */
export const meterDataQualityResolutionCancelledV2: Contract<"meter_data_quality.resolution_cancelled-v2", "meter_data_quality.resolution_cancelled", "v2", MeterDataQualityResolutionCancelledV2> = /* @__PURE__ */ contract("meter_data_quality.resolution_cancelled-v2", "meter_data_quality.resolution_cancelled", "v2", isMeterDataQualityResolutionCancelledV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterDataQualityResolutionCancelledV2> {
return options?.unknown === "report" || !isMeterDataQualityResolutionCancelledV2(input) ? examine<MeterDataQualityResolutionCancelledV2>(input, options, explainMeterDataQualityResolutionCancelledV2) : { ok: true, value: input as MeterDataQualityResolutionCancelledV2 };
}

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

function explainMeterDataQualityResolutionCancelledV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.issue_id;
    const v2 = v.issue_category;
    const v3 = v.issue_subcategory;
    const v4 = v.issue_status;
    const v5 = v.market_supply_point_id;
    const v6 = v.opened_at;
    const v7 = v.period_start;
    const v8 = v.period_end;
    const v9 = v.reading_type;
    const v10 = v.utility;
    const v11 = v.source;
    found.visit?.(found, v, "", "issue_id,issue_category,issue_subcategory,issue_status,market_supply_point_id,opened_at,period_start,period_end,reading_type,utility,source");
    if (v1 === undefined) missing(found, "issue_id");
    if (v2 === undefined) missing(found, "issue_category");
    if (v3 === undefined) missing(found, "issue_subcategory");
    if (v4 === undefined) missing(found, "issue_status");
    if (v5 === undefined) missing(found, "market_supply_point_id");
    if (v6 === undefined) missing(found, "opened_at");
    if (v7 === undefined) missing(found, "period_start");
    if (v8 === undefined) missing(found, "period_end");
    if (v9 === undefined) missing(found, "reading_type");
    if (v10 === undefined) missing(found, "utility");
    if (v11 === undefined) missing(found, "source");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "issue_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "issue_category", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "issue_subcategory", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "issue_status", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "market_supply_point_id", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "opened_at", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "period_start", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "period_end", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, "reading_type", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "utility", v10, "a string");
    if (v11 !== undefined && typeof v11 !== "string") wrong(found, "source", v11, "a string");
  }
  else wrong(found, "", v, "an object");
}
