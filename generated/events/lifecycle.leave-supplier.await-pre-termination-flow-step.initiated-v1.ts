// Generated from events/leave-supplier/lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** A leave began to wait at the step that comes before the termination of supply. */
export const lifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1: EventContract<"lifecycle.leave-supplier.await-pre-termination-flow-step.initiated", "v1", LifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.await-pre-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.await-pre-termination-flow-step.initiated", "v1", isLifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1, explainLifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1);

function isLifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}

function explainLifecycleLeaveSupplierAwaitPreTerminationFlowStepInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_number,subtype");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_number === undefined) {
      report(path + "/leave_supplier_process_number", "required");
    }
    if (data.subtype === undefined) {
      report(path + "/subtype", "required");
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
    if (data.subtype !== undefined) {
      if (typeof data.subtype !== "string") {
        report(path+"/subtype", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
