// Generated from events/meters/meterpoint.gas.change_of_cohort.requested-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { MeterpointGasChangeOfCohortRequestedV1 } from "../types/meters.ts";

export type { MeterpointGasChangeOfCohortRequestedV1 } from "../types/meters.ts";

/** A move of a British gas meter point to another group of meter points, called a cohort, was requested. */
export const meterpointGasChangeOfCohortRequestedV1: Contract<"meterpoint.gas.change_of_cohort.requested-v1", "meterpoint.gas.change_of_cohort.requested", "v1", MeterpointGasChangeOfCohortRequestedV1> = /* @__PURE__ */ contract("meterpoint.gas.change_of_cohort.requested-v1", "meterpoint.gas.change_of_cohort.requested", "v1", isMeterpointGasChangeOfCohortRequestedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasChangeOfCohortRequestedV1> {
return options?.unknown === "report" || !isMeterpointGasChangeOfCohortRequestedV1(input) ? examine<MeterpointGasChangeOfCohortRequestedV1>(input, options, explainMeterpointGasChangeOfCohortRequestedV1) : { ok: true, value: input as MeterpointGasChangeOfCohortRequestedV1 };
}

function isMeterpointGasChangeOfCohortRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mprn === "string" &&
  typeof v.cohort === "string";
}

function explainMeterpointGasChangeOfCohortRequestedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mprn;
    const v2 = v.cohort;
    found.visit?.(found, v, "", "mprn,cohort");
    if (v1 === undefined) missing(found, "mprn");
    if (v2 === undefined) missing(found, "cohort");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mprn", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "cohort", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
