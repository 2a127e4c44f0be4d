// Generated from events/leave-supplier/lifecycle.leave-supplier.updated-v3.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierUpdatedV3 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierUpdatedV3 } from "../types/leave-supplier.ts";

/** A leave that had been asked for was changed. The catalogue does not say whether its details are those before or after the change. New in this version: the number of the leave process. */
export const lifecycleLeaveSupplierUpdatedV3: Contract<"lifecycle.leave-supplier.updated-v3", "lifecycle.leave-supplier.updated", "v3", LifecycleLeaveSupplierUpdatedV3> = /* @__PURE__ */ contract("lifecycle.leave-supplier.updated-v3", "lifecycle.leave-supplier.updated", "v3", isLifecycleLeaveSupplierUpdatedV3, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleLeaveSupplierUpdatedV3> {
return options?.unknown === "report" || !isLifecycleLeaveSupplierUpdatedV3(input) ? examine<LifecycleLeaveSupplierUpdatedV3>(input, options, explainLifecycleLeaveSupplierUpdatedV3) : { ok: true, value: input as LifecycleLeaveSupplierUpdatedV3 };
}

function isLifecycleLeaveSupplierUpdatedV3(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray((v1 = v.supply_points)) && isLifecycleLeaveSupplierUpdatedV3List1(v1) &&
  typeof v.requested_supply_end_at === "string" &&
  typeof v.requested_supply_end_date === "string" &&
  typeof v.updated_at === "string" &&
  typeof v.is_passive === "boolean" &&
  ((v1 = v.passive_loss_instigated_supply_point_id) === undefined || Number.isInteger(v1)) &&
  typeof v.leave_supplier_process_number === "string";
}

function isLifecycleLeaveSupplierUpdatedV3List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isLeaveSP(v[i])) return false;
  return true;
}

function explainLifecycleLeaveSupplierUpdatedV3(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.leave_supplier_process_id;
    const v3 = v.leave_supplier_process_subtype;
    const v4 = v.supply_points;
    const v5 = v.requested_supply_end_at;
    const v6 = v.requested_supply_end_date;
    const v7 = v.updated_at;
    const v8 = v.is_passive;
    const v9 = v.passive_loss_instigated_supply_point_id;
    const v10 = v.leave_supplier_process_number;
    found.visit?.(found, v, "", "account_number,leave_supplier_process_id,leave_supplier_process_subtype,supply_points,requested_supply_end_at,requested_supply_end_date,updated_at,is_passive,passive_loss_instigated_supply_point_id,leave_supplier_process_number");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "leave_supplier_process_id");
    if (v3 === undefined) missing(found, "leave_supplier_process_subtype");
    if (v4 === undefined) missing(found, "supply_points");
    if (v5 === undefined) missing(found, "requested_supply_end_at");
    if (v6 === undefined) missing(found, "requested_supply_end_date");
    if (v7 === undefined) missing(found, "updated_at");
    if (v8 === undefined) missing(found, "is_passive");
    if (v10 === undefined) missing(found, "leave_supplier_process_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "leave_supplier_process_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "leave_supplier_process_subtype", v3, "a string");
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v11 = v4[i0];
          if (found.visit || !isLeaveSP(v11)) explainLeaveSP(v11, "supply_points." + i0 + ".", found);
        }
      }
      else wrong(found, "supply_points", v4, "an array");
    }
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "requested_supply_end_at", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "requested_supply_end_date", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, "updated_at", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "boolean") wrong(found, "is_passive", v8, "a boolean");
    if (v9 !== undefined && !Number.isInteger(v9)) wrong(found, "passive_loss_instigated_supply_point_id", v9, "an integer");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, "leave_supplier_process_number", v10, "a string");
  }
  else wrong(found, "", v, "an object");
}
