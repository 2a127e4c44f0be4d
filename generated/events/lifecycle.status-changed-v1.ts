// Generated from events/leave-supplier/lifecycle.status-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleStatusChangedV1 } from "../types/leave-supplier.ts";

export type { LifecycleStatusChangedV1 } from "../types/leave-supplier.ts";

/** A lifecycle process of an account, in the example a leave, went from one status to another. */
export const lifecycleStatusChangedV1: Contract<"lifecycle.status-changed-v1", "lifecycle.status-changed", "v1", LifecycleStatusChangedV1> = /* @__PURE__ */ contract("lifecycle.status-changed-v1", "lifecycle.status-changed", "v1", isLifecycleStatusChangedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleStatusChangedV1> {
return options?.unknown === "report" || !isLifecycleStatusChangedV1(input) ? examine<LifecycleStatusChangedV1>(input, options, explainLifecycleStatusChangedV1) : { ok: true, value: input as LifecycleStatusChangedV1 };
}

function isLifecycleStatusChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.process_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.new_status === "string" &&
  typeof v.previous_status === "string";
}

function explainLifecycleStatusChangedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.process_number;
    const v2 = v.account_number;
    const v3 = v.new_status;
    const v4 = v.previous_status;
    found.visit?.(found, v, "", "process_number,account_number,new_status,previous_status");
    if (v1 === undefined) missing(found, "process_number");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "new_status");
    if (v4 === undefined) missing(found, "previous_status");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "process_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "new_status", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "previous_status", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
