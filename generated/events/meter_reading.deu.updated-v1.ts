// Generated from events/meters/meter_reading.deu.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainChangedMeterReadingEntry, isChangedMeterReadingEntry } from "../shapes/ChangedMeterReadingEntry.ts";
import type { MeterReadingDeuUpdatedV1 } from "../types/meters.ts";

export type { MeterReadingDeuUpdatedV1 } from "../types/meters.ts";

/** Readings of a German meter were changed. Each reading comes as it is now, together with the values that were replaced. */
export const meterReadingDeuUpdatedV1: EventContract<"meter_reading.deu.updated", "v1", MeterReadingDeuUpdatedV1> = /* @__PURE__ */ contract("meter_reading.deu.updated-v1", "meter_reading.deu.updated", "v1", isMeterReadingDeuUpdatedV1, explainMeterReadingDeuUpdatedV1);

function isMeterReadingDeuUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.context === "object" && v.context !== null && !Array.isArray(v.context) &&
  Array.isArray(v.readings) && every(v.readings, (i0: any) => isChangedMeterReadingEntry(i0));
}

function explainMeterReadingDeuUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "context,readings");
    if (data.context === undefined) {
      report(path + "/context", "required");
    }
    if (data.readings === undefined) {
      report(path + "/readings", "required");
    }
    if (data.context !== undefined) {
      let data0 = data.context;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        report(path+"/context", "object");
      }
    }
    if (data.readings !== undefined) {
      let data1 = data.readings;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          explainChangedMeterReadingEntry(data1[i0], path + "/readings/" + i0, report, visit);
        }
      }
      else {
        report(path+"/readings", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
