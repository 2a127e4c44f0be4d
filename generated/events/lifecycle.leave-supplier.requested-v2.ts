// Generated from events/leave-supplier/lifecycle.leave-supplier.requested-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierRequestedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierRequestedV2 } from "../types/leave-supplier.ts";

/** A leave was requested: supply points of an account are to go off supply at a given time. This version names the leave by its id alone. */
export const lifecycleLeaveSupplierRequestedV2: EventContract<"lifecycle.leave-supplier.requested", "v2", LifecycleLeaveSupplierRequestedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.requested-v2", "lifecycle.leave-supplier.requested", "v2", isLifecycleLeaveSupplierRequestedV2, explainLifecycleLeaveSupplierRequestedV2);

function isLifecycleLeaveSupplierRequestedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray(v.supply_points) && every(v.supply_points, (i0: any) => isLeaveSP(i0)) &&
  typeof v.requested_supply_end_at === "string" &&
  typeof v.requested_supply_end_date === "string" &&
  typeof v.requested_at === "string" &&
  typeof v.is_passive === "boolean" &&
  (v.passive_loss_instigated_supply_point_id === undefined || Number.isInteger(v.passive_loss_instigated_supply_point_id));
}

function explainLifecycleLeaveSupplierRequestedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_id,leave_supplier_process_subtype,supply_points,requested_supply_end_at,requested_supply_end_date,requested_at,is_passive,passive_loss_instigated_supply_point_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_id === undefined) {
      report(path + "/leave_supplier_process_id", "required");
    }
    if (data.leave_supplier_process_subtype === undefined) {
      report(path + "/leave_supplier_process_subtype", "required");
    }
    if (data.supply_points === undefined) {
      report(path + "/supply_points", "required");
    }
    if (data.requested_supply_end_at === undefined) {
      report(path + "/requested_supply_end_at", "required");
    }
    if (data.requested_supply_end_date === undefined) {
      report(path + "/requested_supply_end_date", "required");
    }
    if (data.requested_at === undefined) {
      report(path + "/requested_at", "required");
    }
    if (data.is_passive === undefined) {
      report(path + "/is_passive", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.leave_supplier_process_id !== undefined) {
      let data1 = data.leave_supplier_process_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/leave_supplier_process_id", "integer");
      }
    }
    if (data.leave_supplier_process_subtype !== undefined) {
      if (typeof data.leave_supplier_process_subtype !== "string") {
        report(path+"/leave_supplier_process_subtype", "string");
      }
    }
    if (data.supply_points !== undefined) {
      let data3 = data.supply_points;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainLeaveSP(data3[i0], path + "/supply_points/" + i0, report, visit);
        }
      }
      else {
        report(path+"/supply_points", "array");
      }
    }
    if (data.requested_supply_end_at !== undefined) {
      if (typeof data.requested_supply_end_at !== "string") {
        report(path+"/requested_supply_end_at", "string");
      }
    }
    if (data.requested_supply_end_date !== undefined) {
      if (typeof data.requested_supply_end_date !== "string") {
        report(path+"/requested_supply_end_date", "string");
      }
    }
    if (data.requested_at !== undefined) {
      if (typeof data.requested_at !== "string") {
        report(path+"/requested_at", "string");
      }
    }
    if (data.is_passive !== undefined) {
      if (typeof data.is_passive !== "boolean") {
        report(path+"/is_passive", "boolean");
      }
    }
    if (data.passive_loss_instigated_supply_point_id !== undefined) {
      let data9 = data.passive_loss_instigated_supply_point_id;
      if (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) {
        report(path+"/passive_loss_instigated_supply_point_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
