// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveTerminationInitiatedSP, isLeaveTerminationInitiatedSP } from "../shapes/LeaveTerminationInitiatedSP.ts";
import type { LifecycleLeaveSupplierTerminationInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierTerminationInitiatedV1 } from "../types/leave-supplier.ts";

/** Steps to end the supply to one supply point were started. The date in it is the one asked for, not yet a confirmed one. */
export const lifecycleLeaveSupplierTerminationInitiatedV1: Contract<"lifecycle.leave-supplier.termination.initiated-v1", "lifecycle.leave-supplier.termination.initiated", "v1", LifecycleLeaveSupplierTerminationInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.termination.initiated-v1", "lifecycle.leave-supplier.termination.initiated", "v1", isLifecycleLeaveSupplierTerminationInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierTerminationInitiatedV1> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierTerminationInitiatedV1(input) ? examine<LifecycleLeaveSupplierTerminationInitiatedV1>(input, options, explainLifecycleLeaveSupplierTerminationInitiatedV1) : { ok: true, value: input as LifecycleLeaveSupplierTerminationInitiatedV1 };
}

function isLifecycleLeaveSupplierTerminationInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  isLeaveTerminationInitiatedSP(v.supply_point);
}

function explainLifecycleLeaveSupplierTerminationInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_number;
    const v3 = v.leave_supplier_process_subtype;
    const v4 = v.supply_point;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_number,leave_supplier_process_subtype,supply_point");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_number");
    if (v3 === undefined) missing(found, "leave_supplier_process_subtype");
    if (v4 === undefined) missing(found, "supply_point");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "leave_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_subtype", v3, "a string");
    if (v4 !== undefined) {
      if (found.visit || !isLeaveTerminationInitiatedSP(v4)) explainLeaveTerminationInitiatedSP(v4, "supply_point.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
