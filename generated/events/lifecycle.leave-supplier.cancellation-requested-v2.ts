// Generated from events/leave-supplier/lifecycle.leave-supplier.cancellation-requested-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierCancellationRequestedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierCancellationRequestedV2 } from "../types/leave-supplier.ts";

/** Somebody asked for a leave to be called off. The message does not say whether that succeeded. */
export const lifecycleLeaveSupplierCancellationRequestedV2: EventContract<"lifecycle.leave-supplier.cancellation-requested", "v2", LifecycleLeaveSupplierCancellationRequestedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.cancellation-requested-v2", "lifecycle.leave-supplier.cancellation-requested", "v2", isLifecycleLeaveSupplierCancellationRequestedV2, explainLifecycleLeaveSupplierCancellationRequestedV2);

function isLifecycleLeaveSupplierCancellationRequestedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.leave_supplier_process_id) &&
  typeof v.leave_supplier_process_number === "string" &&
  Array.isArray(v.supply_points) && every(v.supply_points, (i0: any) => isLeaveSP(i0));
}

function explainLifecycleLeaveSupplierCancellationRequestedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_id,leave_supplier_process_number,supply_points");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_id === undefined) {
      report(path + "/leave_supplier_process_id", "required");
    }
    if (data.leave_supplier_process_number === undefined) {
      report(path + "/leave_supplier_process_number", "required");
    }
    if (data.supply_points === undefined) {
      report(path + "/supply_points", "required");
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
    if (data.leave_supplier_process_number !== undefined) {
      if (typeof data.leave_supplier_process_number !== "string") {
        report(path+"/leave_supplier_process_number", "string");
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
  }
  else {
    report(path, "object");
  }
}
