// Generated from events/meters/meterpoint.gas.cos_loss.confirmed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasCosLossConfirmedV1 } from "../types/meters.ts";

export type { MeterpointGasCosLossConfirmedV1 } from "../types/meters.ts";

/** It was confirmed that a British gas meter point leaves for another supplier (a change of supply, COS). */
export const meterpointGasCosLossConfirmedV1: Contract<"meterpoint.gas.cos_loss.confirmed-v1", "meterpoint.gas.cos_loss.confirmed", "v1", MeterpointGasCosLossConfirmedV1> = /* @__PURE__ */ contract("meterpoint.gas.cos_loss.confirmed-v1", "meterpoint.gas.cos_loss.confirmed", "v1", isMeterpointGasCosLossConfirmedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasCosLossConfirmedV1> {
return options?.unknown === "report" || !isMeterpointGasCosLossConfirmedV1(input) ? examine<MeterpointGasCosLossConfirmedV1>(input, options, explainMeterpointGasCosLossConfirmedV1) : { ok: true, value: input as MeterpointGasCosLossConfirmedV1 };
}

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

function explainMeterpointGasCosLossConfirmedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_id;
    const v2 = v.mprn;
    const v3 = v.supply_end_date;
    const v4 = v.meter_exists;
    const v5 = v.meter_serial_number;
    const v6 = v.meter_digits;
    const v7 = v.meter_mechanism;
    const v8 = v.meter_imperial_metric_indicator;
    const v9 = v.meter_reading_factor;
    const v10 = v.new_supplier;
    found.visit?.(found, v, "", "account_id,mprn,supply_end_date,meter_exists,meter_serial_number,meter_digits,meter_mechanism,meter_imperial_metric_indicator,meter_reading_factor,new_supplier");
    if (v1 === undefined) missing(found, "account_id");
    if (v2 === undefined) missing(found, "mprn");
    if (v3 === undefined) missing(found, "supply_end_date");
    if (v4 === undefined) missing(found, "meter_exists");
    if (v5 === undefined) missing(found, "meter_serial_number");
    if (v6 === undefined) missing(found, "meter_digits");
    if (v7 === undefined) missing(found, "meter_mechanism");
    if (v8 === undefined) missing(found, "meter_imperial_metric_indicator");
    if (v9 === undefined) missing(found, "meter_reading_factor");
    if (v10 === undefined) missing(found, "new_supplier");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "account_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "mprn", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "supply_end_date", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, "meter_exists", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "meter_serial_number", v5, "a string");
    if (v6 !== undefined && !Number.isInteger(v6)) wrong(found, "meter_digits", v6, "an integer");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "meter_mechanism", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "meter_imperial_metric_indicator", v8, "a string");
    if (v9 !== undefined && !Number.isFinite(v9)) wrong(found, "meter_reading_factor", v9, "a number");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "new_supplier", v10, "a string");
  }
  else wrong(found, "", v, "an object");
}
