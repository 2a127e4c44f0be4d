// Generated from events/meters/meterpoint.gas.api_backfill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasApiBackfillV1 } from "../types/meters.ts";

export type { MeterpointGasApiBackfillV1 } from "../types/meters.ts";

/** Details of a British gas meter point, among them when its supply begins and ends, were filled in through an API. */
export const meterpointGasApiBackfillV1: Contract<"meterpoint.gas.api_backfill-v1", "meterpoint.gas.api_backfill", "v1", MeterpointGasApiBackfillV1> = /* @__PURE__ */ contract("meterpoint.gas.api_backfill-v1", "meterpoint.gas.api_backfill", "v1", isMeterpointGasApiBackfillV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasApiBackfillV1> {
return options?.unknown === "report" || !isMeterpointGasApiBackfillV1(input) ? examine<MeterpointGasApiBackfillV1>(input, options, explainMeterpointGasApiBackfillV1) : { ok: true, value: input as MeterpointGasApiBackfillV1 };
}

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

function explainMeterpointGasApiBackfillV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.supplier;
    const v3 = v.supply_start_date;
    const v4 = v.meter_reading_factor;
    const v5 = v.nomination_shipper_ref;
    const v6 = v.supply_end_date;
    found.visit?.(found, v, "", "mprn,supplier,supply_start_date,meter_reading_factor,nomination_shipper_ref,supply_end_date");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "supplier");
    if (v3 === undefined) missing(found, "supply_start_date");
    if (v4 === undefined) missing(found, "meter_reading_factor");
    if (v5 === undefined) missing(found, "nomination_shipper_ref");
    if (v6 === undefined) missing(found, "supply_end_date");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supplier", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supply_start_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "meter_reading_factor", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "nomination_shipper_ref", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "supply_end_date", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
