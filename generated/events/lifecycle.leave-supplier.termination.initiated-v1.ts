// Generated from events/leave-supplier/lifecycle.leave-supplier.termination.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveTerminationInitiatedSP, isLeaveTerminationInitiatedSP } from "../shapes/LeaveTerminationInitiatedSP.ts";
import type { LifecycleLeaveSupplierTerminationInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierTerminationInitiatedV1 } from "../types/leave-supplier.ts";

/** Steps to end the supply to one supply point were started. The date in it is the one asked for, not yet a confirmed one. */
export const lifecycleLeaveSupplierTerminationInitiatedV1: EventContract<"lifecycle.leave-supplier.termination.initiated", "v1", LifecycleLeaveSupplierTerminationInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.termination.initiated-v1", "lifecycle.leave-supplier.termination.initiated", "v1", isLifecycleLeaveSupplierTerminationInitiatedV1, explainLifecycleLeaveSupplierTerminationInitiatedV1);

function isLifecycleLeaveSupplierTerminationInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.leave_supplier_process_subtype === "string" &&
  isLeaveTerminationInitiatedSP(v.supply_point);
}

function explainLifecycleLeaveSupplierTerminationInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_number,leave_supplier_process_subtype,supply_point");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
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
      explainLeaveTerminationInitiatedSP(data.supply_point, path + "/supply_point", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
