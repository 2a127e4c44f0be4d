// Generated from events/meters/meter_reading.deu.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainNewMeterReadingEntry, isNewMeterReadingEntry } from "../shapes/NewMeterReadingEntry.ts";
import type { MeterReadingDeuCreatedV1 } from "../types/meters.ts";

export type { MeterReadingDeuCreatedV1 } from "../types/meters.ts";

/** Readings of a German meter were recorded, together with the place where they were taken. */
export const meterReadingDeuCreatedV1: Contract<"meter_reading.deu.created-v1", "meter_reading.deu.created", "v1", MeterReadingDeuCreatedV1> = /* @__PURE__ */ contract("meter_reading.deu.created-v1", "meter_reading.deu.created", "v1", isMeterReadingDeuCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterReadingDeuCreatedV1> {
return options?.unknown === "report" || !isMeterReadingDeuCreatedV1(input) ? examine<MeterReadingDeuCreatedV1>(input, options, explainMeterReadingDeuCreatedV1) : { ok: true, value: input as MeterReadingDeuCreatedV1 };
}

function isMeterReadingDeuCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.context) === "object" && v1 !== null && !Array.isArray(v1) &&
  Array.isArray((v1 = v.readings)) && isMeterReadingDeuCreatedV1List1(v1);
}

function isMeterReadingDeuCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isNewMeterReadingEntry(v[i])) return false;
  return true;
}

function explainMeterReadingDeuCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.context;
    const v2 = v.readings;
    found.visit?.(found, v, "", "context,readings");
    if (v1 === undefined) missing(found, "context");
    if (v2 === undefined) missing(found, "readings");
    if (v1 !== undefined && !(typeof v1 === "object" && v1 !== null && !Array.isArray(v1))) wrong(found, "context", v1, "an object");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v3 = v2[i0];
          if (found.visit || !isNewMeterReadingEntry(v3)) explainNewMeterReadingEntry(v3, "readings." + i0 + ".", found);
        }
      }
      else wrong(found, "readings", v2, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
