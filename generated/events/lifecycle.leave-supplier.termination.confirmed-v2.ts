// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.confirmed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveTerminatedSP, isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";
import type { LifecycleLeaveSupplierTerminationConfirmedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierTerminationConfirmedV2 } from "../types/leave-supplier.ts";

/** The end of supply to one supply point was confirmed, with its date. */
export const lifecycleLeaveSupplierTerminationConfirmedV2: Contract<"lifecycle.leave-supplier.termination.confirmed-v2", "lifecycle.leave-supplier.termination.confirmed", "v2", LifecycleLeaveSupplierTerminationConfirmedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.termination.confirmed-v2", "lifecycle.leave-supplier.termination.confirmed", "v2", isLifecycleLeaveSupplierTerminationConfirmedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierTerminationConfirmedV2> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierTerminationConfirmedV2(input) ? examine<LifecycleLeaveSupplierTerminationConfirmedV2>(input, options, explainLifecycleLeaveSupplierTerminationConfirmedV2) : { ok: true, value: input as LifecycleLeaveSupplierTerminationConfirmedV2 };
}

function isLifecycleLeaveSupplierTerminationConfirmedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  isLeaveTerminatedSP(v.supply_point);
}

function explainLifecycleLeaveSupplierTerminationConfirmedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_id;
    const v3 = v.leave_supplier_process_number;
    const v4 = v.leave_supplier_process_subtype;
    const v5 = v.supply_point;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_id,leave_supplier_process_number,leave_supplier_process_subtype,supply_point");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_id");
    if (v3 === undefined) missing(found, "leave_supplier_process_number");
    if (v4 === undefined) missing(found, "leave_supplier_process_subtype");
    if (v5 === undefined) missing(found, "supply_point");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "leave_supplier_process_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_number", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "leave_supplier_process_subtype", v4, "a string");
    if (v5 !== undefined) {
      if (found.visit || !isLeaveTerminatedSP(v5)) explainLeaveTerminatedSP(v5, "supply_point.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
