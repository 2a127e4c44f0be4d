// Generated from events/leave-supplier/lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** A leave began to wait at the step that follows the termination of supply. */
export const lifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1: Contract<"lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.await-post-termination-flow-step.initiated", "v1", LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.await-post-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.await-post-termination-flow-step.initiated", "v1", isLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1(input) ? examine<LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1>(input, options, explainLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1) : { ok: true, value: input as LifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1 };
}

function isLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}

function explainLifecycleLeaveSupplierAwaitPostTerminationFlowStepInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_number;
    const v3 = v.subtype;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_number,subtype");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_number");
    if (v3 === undefined) missing(found, "subtype");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "leave_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "subtype", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
