// Generated from events/meters/meter_reading.deu.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainChangedMeterReadingEntry, isChangedMeterReadingEntry } from "../shapes/ChangedMeterReadingEntry.ts";
import type { MeterReadingDeuUpdatedV1 } from "../types/meters.ts";

export type { MeterReadingDeuUpdatedV1 } from "../types/meters.ts";

/** Readings of a German meter were changed. Each reading comes with the values that it was changed from. */
export const meterReadingDeuUpdatedV1: Contract<"meter_reading.deu.updated-v1", "meter_reading.deu.updated", "v1", MeterReadingDeuUpdatedV1> = /* @__PURE__ */ contract("meter_reading.deu.updated-v1", "meter_reading.deu.updated", "v1", isMeterReadingDeuUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterReadingDeuUpdatedV1> {
return options?.unknown === "report" || !isMeterReadingDeuUpdatedV1(input) ? examine<MeterReadingDeuUpdatedV1>(input, options, explainMeterReadingDeuUpdatedV1) : { ok: true, value: input as MeterReadingDeuUpdatedV1 };
}

function isMeterReadingDeuUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.context) === "object" && v1 !== null && !Array.isArray(v1) &&
  Array.isArray((v1 = v.readings)) && isMeterReadingDeuUpdatedV1List1(v1);
}

function isMeterReadingDeuUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isChangedMeterReadingEntry(v[i])) return false;
  return true;
}

function explainMeterReadingDeuUpdatedV1(v: any, _at: string, found: Findings): void {
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
          if (found.visit || !isChangedMeterReadingEntry(v3)) explainChangedMeterReadingEntry(v3, "readings." + i0 + ".", found);
        }
      }
      else wrong(found, "readings", v2, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
