// Generated from events/leave-supplier/lifecycle.leave-supplier.completed-v3.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveTerminatedSP, isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";
import type { LifecycleLeaveSupplierCompletedV3 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierCompletedV3 } from "../types/leave-supplier.ts";

/** A leave came to its end. The message lists its supply points, each with the confirmed end of supply. */
export const lifecycleLeaveSupplierCompletedV3: Contract<"lifecycle.leave-supplier.completed-v3", "lifecycle.leave-supplier.completed", "v3", LifecycleLeaveSupplierCompletedV3> = /* @__PURE__ */ contract("lifecycle.leave-supplier.completed-v3", "lifecycle.leave-supplier.completed", "v3", isLifecycleLeaveSupplierCompletedV3, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierCompletedV3> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierCompletedV3(input) ? examine<LifecycleLeaveSupplierCompletedV3>(input, options, explainLifecycleLeaveSupplierCompletedV3) : { ok: true, value: input as LifecycleLeaveSupplierCompletedV3 };
}

function isLifecycleLeaveSupplierCompletedV3(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierCompletedV3List1(v1);
}

function isLifecycleLeaveSupplierCompletedV3List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveTerminatedSP(v[i])) return false;
  return true;
}

function explainLifecycleLeaveSupplierCompletedV3(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_id;
    const v3 = v.leave_supplier_process_number;
    const v4 = v.leave_supplier_process_subtype;
    const v5 = v.supply_points;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_id,leave_supplier_process_number,leave_supplier_process_subtype,supply_points");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_id");
    if (v3 === undefined) missing(found, "leave_supplier_process_number");
    if (v4 === undefined) missing(found, "leave_supplier_process_subtype");
    if (v5 === undefined) missing(found, "supply_points");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "leave_supplier_process_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "leave_supplier_process_subtype", v4, "a string");
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v6 = v5[i0];
          if (found.visit || !isLeaveTerminatedSP(v6)) explainLeaveTerminatedSP(v6, "supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points", v5, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
