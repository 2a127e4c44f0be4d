// Generated from events/leave-supplier/lifecycle.leave-supplier.cancellation-requested-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierCancellationRequestedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierCancellationRequestedV2 } from "../types/leave-supplier.ts";

/** Somebody asked for a leave to be called off. The message does not say whether that succeeded. */
export const lifecycleLeaveSupplierCancellationRequestedV2: Contract<"lifecycle.leave-supplier.cancellation-requested-v2", "lifecycle.leave-supplier.cancellation-requested", "v2", LifecycleLeaveSupplierCancellationRequestedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.cancellation-requested-v2", "lifecycle.leave-supplier.cancellation-requested", "v2", isLifecycleLeaveSupplierCancellationRequestedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierCancellationRequestedV2> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierCancellationRequestedV2(input) ? examine<LifecycleLeaveSupplierCancellationRequestedV2>(input, options, explainLifecycleLeaveSupplierCancellationRequestedV2) : { ok: true, value: input as LifecycleLeaveSupplierCancellationRequestedV2 };
}

function isLifecycleLeaveSupplierCancellationRequestedV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierCancellationRequestedV2List1(v1);
}

function isLifecycleLeaveSupplierCancellationRequestedV2List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveSP(v[i])) return false;
  return true;
}

function explainLifecycleLeaveSupplierCancellationRequestedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_id;
    const v3 = v.leave_supplier_process_number;
    const v4 = v.supply_points;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_id,leave_supplier_process_number,supply_points");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_id");
    if (v3 === undefined) missing(found, "leave_supplier_process_number");
    if (v4 === undefined) missing(found, "supply_points");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "leave_supplier_process_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_number", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v5 = v4[i0];
          if (found.visit || !isLeaveSP(v5)) explainLeaveSP(v5, "supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points", v4, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
