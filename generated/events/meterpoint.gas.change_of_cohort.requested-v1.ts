// Generated from events/meters/meterpoint.gas.change_of_cohort.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { MeterpointGasChangeOfCohortRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasChangeOfCohortRequestedV1 } from "../types/meters.ts";

/** A move of a British gas meter point to another group of meter points, called a cohort, was requested. */
export const meterpointGasChangeOfCohortRequestedV1: EventContract<"meterpoint.gas.change_of_cohort.requested", "v1", MeterpointGasChangeOfCohortRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.change_of_cohort.requested-v1", "meterpoint.gas.change_of_cohort.requested", "v1", isMeterpointGasChangeOfCohortRequestedV1, explainMeterpointGasChangeOfCohortRequestedV1);

function isMeterpointGasChangeOfCohortRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.cohort === "string";
}

function explainMeterpointGasChangeOfCohortRequestedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "mprn,cohort");
    if (data.mprn === undefined) {
      report(path + "/mprn", "required");
    }
    if (data.cohort === undefined) {
      report(path + "/cohort", "required");
    }
    if (data.mprn !== undefined) {
      if (typeof data.mprn !== "string") {
        report(path+"/mprn", "string");
      }
    }
    if (data.cohort !== undefined) {
      if (typeof data.cohort !== "string") {
        report(path+"/cohort", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
