// Generated from events/meters/meterpoint.gas.disputed_closing_reading.queried.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report } from "../../src/runtime/issue.ts";
import type { MeterpointGasDisputedClosingReadingQueriedByUsV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingQueriedByUsV1 } from "../types/meters.ts";

/** This supplier queried the reading at which a British gas meter passed from one supplier to the other. The catalogue breaks off after the fifth field: further fields are unknown and are not checked. */
export const meterpointGasDisputedClosingReadingQueriedByUsV1: EventContract<"meterpoint.gas.disputed_closing_reading.queried.by_us", "v1", MeterpointGasDisputedClosingReadingQueriedByUsV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.queried.by_us-v1", "meterpoint.gas.disputed_closing_reading.queried.by_us", "v1", isMeterpointGasDisputedClosingReadingQueriedByUsV1, explainMeterpointGasDisputedClosingReadingQueriedByUsV1);

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

function explainMeterpointGasDisputedClosingReadingQueriedByUsV1(data: any, path: string, report: Report): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.supplier === undefined) {
      report(path + "/supplier", "required");
    }
    if (data.reference_number === undefined) {
      report(path + "/reference_number", "required");
    }
    if (data.transfer_date === undefined) {
      report(path + "/transfer_date", "required");
    }
    if (data.initiating_organisation === undefined) {
      report(path + "/initiating_organisation", "required");
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
    if (data.reference_number !== undefined) {
      let data2 = data.reference_number;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/reference_number", "integer");
      }
    }
    if (data.transfer_date !== undefined) {
      if (typeof data.transfer_date !== "string") {
        report(path+"/transfer_date", "string");
      }
    }
    if (data.initiating_organisation !== undefined) {
      if (typeof data.initiating_organisation !== "string") {
        report(path+"/initiating_organisation", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
