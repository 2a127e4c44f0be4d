// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.confirmed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveTerminatedSP, isLeaveTerminatedSP } from "../shapes/LeaveTerminatedSP.ts";
import type { LifecycleLeaveSupplierTerminationConfirmedV2 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierTerminationConfirmedV2 } from "../types/leave-supplier.ts";

/** The end of supply to one supply point was confirmed, with its date. */
export const lifecycleLeaveSupplierTerminationConfirmedV2: EventContract<"lifecycle.leave-supplier.termination.confirmed", "v2", LifecycleLeaveSupplierTerminationConfirmedV2> = /* @__PURE__ */ contract("lifecycle.leave-supplier.termination.confirmed-v2", "lifecycle.leave-supplier.termination.confirmed", "v2", isLifecycleLeaveSupplierTerminationConfirmedV2, explainLifecycleLeaveSupplierTerminationConfirmedV2);

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

function explainLifecycleLeaveSupplierTerminationConfirmedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_id,leave_supplier_process_number,leave_supplier_process_subtype,supply_point");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_id === undefined) {
      report(path + "/leave_supplier_process_id", "required");
    }
    if (data.leave_supplier_process_number === undefined) {
      report(path + "/leave_supplier_process_number", "required");
    }
    if (data.leave_supplier_process_subtype === undefined) {
      report(path + "/leave_supplier_process_subtype", "required");
    }
    if (data.supply_point === undefined) {
      report(path + "/supply_point", "required");
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
    if (data.leave_supplier_process_subtype !== undefined) {
      if (typeof data.leave_supplier_process_subtype !== "string") {
        report(path+"/leave_supplier_process_subtype", "string");
      }
    }
    if (data.supply_point !== undefined) {
      explainLeaveTerminatedSP(data.supply_point, path + "/supply_point", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
