// Generated from events/accounts/actual.intervals.received-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ActualIntervalsReceivedV1 } from "../types/accounts.ts";

export type { ActualIntervalsReceivedV1 } from "../types/accounts.ts";

/** Actual consumption by interval arrived for an electricity meter point, together with the point from which to bill again. */
export const actualIntervalsReceivedV1: EventContract<"actual.intervals.received", "v1", ActualIntervalsReceivedV1> = /* @__PURE__ */ contract("actual.intervals.received-v1", "actual.intervals.received", "v1", isActualIntervalsReceivedV1, explainActualIntervalsReceivedV1);

function isActualIntervalsReceivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.rebill_from === "string";
}

function explainActualIntervalsReceivedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mpan,rebill_from");
    if (data.mpan === undefined) {
      report(path + "/mpan", "required");
    }
    if (data.rebill_from === undefined) {
      report(path + "/rebill_from", "required");
    }
    if (data.mpan !== undefined) {
      if (typeof data.mpan !== "string") {
        report(path+"/mpan", "string");
      }
    }
    if (data.rebill_from !== undefined) {
      if (typeof data.rebill_from !== "string") {
        report(path+"/rebill_from", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
