// Generated from events/accounts/actual.intervals.received-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ActualIntervalsReceivedV1 } from "../types/accounts.ts";

export type { ActualIntervalsReceivedV1 } from "../types/accounts.ts";

/** Actual consumption by interval arrived for an electricity meter point, together with the point from which to bill again. */
export const actualIntervalsReceivedV1: Contract<"actual.intervals.received-v1", "actual.intervals.received", "v1", ActualIntervalsReceivedV1> = /* @__PURE__ */ contract("actual.intervals.received-v1", "actual.intervals.received", "v1", isActualIntervalsReceivedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ActualIntervalsReceivedV1> {
return options?.unknown === "report" || !isActualIntervalsReceivedV1(input) ? examine<ActualIntervalsReceivedV1>(input, options, explainActualIntervalsReceivedV1) : { ok: true, value: input as ActualIntervalsReceivedV1 };
}

function isActualIntervalsReceivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.mpan === "string" &&
  typeof v.rebill_from === "string";
}

function explainActualIntervalsReceivedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.mpan;
    const v2 = v.rebill_from;
    found.visit?.(found, v, "", "mpan,rebill_from");
    if (v1 === undefined) missing(found, "mpan");
    if (v2 === undefined) missing(found, "rebill_from");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "mpan", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "rebill_from", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
