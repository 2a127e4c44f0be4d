// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveTerminatedSP, isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";
import type { LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** The part of a leave that concerns one supply point began to wait at the step that follows the termination of its supply. */
export const lifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1: Contract<"lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated", "v1", LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.supply-point-journey-await-post-termination-flow-step.initiated", "v1", isLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1(input) ? examine<LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1>(input, options, explainLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1) : { ok: true, value: input as LifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1 };
}

function isLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  isLeaveTerminatedSP(v.supply_point) &&
  typeof v.subtype === "string";
}

function explainLifecycleLeaveSupplierSupplyPointJourneyAwaitPostTerminationFlowStepInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_number;
    const v3 = v.supply_point;
    const v4 = v.subtype;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_number,supply_point,subtype");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_number");
    if (v3 === undefined) missing(found, "supply_point");
    if (v4 === undefined) missing(found, "subtype");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "leave_supplier_process_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isLeaveTerminatedSP(v3)) explainLeaveTerminatedSP(v3, "supply_point.", found);
    }
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "subtype", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
