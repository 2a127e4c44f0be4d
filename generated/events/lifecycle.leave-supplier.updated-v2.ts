// Generated from events/leave-supplier/lifecycle.leave-supplier.updated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierUpdatedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierUpdatedV2 } from "../types/leave-supplier.ts";

/** A leave that had been asked for was changed; the message carries its details as they are after the change. This version names the leave by its id alone. */
export const lifecycleLeaveSupplierUpdatedV2: EventContract<"lifecycle.leave-supplier.updated", "v2", LifecycleLeaveSupplierUpdatedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.updated-v2", "lifecycle.leave-supplier.updated", "v2", isLifecycleLeaveSupplierUpdatedV2, explainLifecycleLeaveSupplierUpdatedV2);

function isLifecycleLeaveSupplierUpdatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_subtype === "string" &&
  Array.isArray(v.supply_points) && every(v.supply_points, (i0: any) => isLeaveSP(i0)) &&
  typeof v.requested_supply_end_at === "string" &&
  typeof v.requested_supply_end_date === "string" &&
  typeof v.updated_at === "string" &&
  typeof v.is_passive === "boolean" &&
  (v.passive_loss_instigated_supply_point_id === undefined || Number.isInteger(v.passive_loss_instigated_supply_point_id));
}

function explainLifecycleLeaveSupplierUpdatedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_id,leave_supplier_process_subtype,supply_points,requested_supply_end_at,requested_supply_end_date,updated_at,is_passive,passive_loss_instigated_supply_point_id");
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
    if (data.updated_at === undefined) {
      report(path + "/updated_at", "required");
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
    if (data.updated_at !== undefined) {
      if (typeof data.updated_at !== "string") {
        report(path+"/updated_at", "string");
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
