// Generated from events/meters/meter_reading.deu.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainNewMeterReadingEntry, isNewMeterReadingEntry } from "../shapes/NewMeterReadingEntry.ts";
import type { MeterReadingDeuCreatedV1 } from "../types/meters.ts";

export type { MeterReadingDeuCreatedV1 } from "../types/meters.ts";

/** Readings of a German meter were recorded, together with the place where they were taken. */
export const meterReadingDeuCreatedV1: EventContract<"meter_reading.deu.created", "v1", MeterReadingDeuCreatedV1> = /* @__PURE__ */ contract("meter_reading.deu.created-v1", "meter_reading.deu.created", "v1", isMeterReadingDeuCreatedV1, explainMeterReadingDeuCreatedV1);

function isMeterReadingDeuCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.context === "object" && v.context !== null && !Array.isArray(v.context) &&
  Array.isArray(v.readings) && every(v.readings, (i0: any) => isNewMeterReadingEntry(i0));
}

function explainMeterReadingDeuCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
          explainNewMeterReadingEntry(data1[i0], path + "/readings/" + i0, report, visit);
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
