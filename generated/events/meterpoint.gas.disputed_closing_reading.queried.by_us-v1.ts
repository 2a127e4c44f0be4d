// Generated from events/meters/meterpoint.gas.disputed_closing_reading.queried.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasDisputedClosingReadingQueriedByUsV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingQueriedByUsV1 } from "../types/meters.ts";

/** This supplier queried the reading at which a British gas meter passed from one supplier to the other. The catalogue breaks off after the fifth field: further fields are unknown and are not checked. */
export const meterpointGasDisputedClosingReadingQueriedByUsV1: Contract<"meterpoint.gas.disputed_closing_reading.queried.by_us-v1", "meterpoint.gas.disputed_closing_reading.queried.by_us", "v1", MeterpointGasDisputedClosingReadingQueriedByUsV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.queried.by_us-v1", "meterpoint.gas.disputed_closing_reading.queried.by_us", "v1", isMeterpointGasDisputedClosingReadingQueriedByUsV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDisputedClosingReadingQueriedByUsV1> {
return options?.unknown === "report" || !isMeterpointGasDisputedClosingReadingQueriedByUsV1(input) ? examine<MeterpointGasDisputedClosingReadingQueriedByUsV1>(input, options, explainMeterpointGasDisputedClosingReadingQueriedByUsV1) : { ok: true, value: input as MeterpointGasDisputedClosingReadingQueriedByUsV1 };
}

function isMeterpointGasDisputedClosingReadingQueriedByUsV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.supplier === "string" &&
  Number.isInteger(v.reference_number) &&
  typeof v.transfer_date === "string" &&
  typeof v.initiating_organisation === "string";
}

function explainMeterpointGasDisputedClosingReadingQueriedByUsV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.supplier;
    const v3 = v.reference_number;
    const v4 = v.transfer_date;
    const v5 = v.initiating_organisation;
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "supplier");
    if (v3 === undefined) missing(found, "reference_number");
    if (v4 === undefined) missing(found, "transfer_date");
    if (v5 === undefined) missing(found, "initiating_organisation");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "supplier", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "reference_number", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "transfer_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "initiating_organisation", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
