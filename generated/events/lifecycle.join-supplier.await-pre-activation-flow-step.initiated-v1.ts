// Generated from events/join-supplier/lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** A join began to wait at the step that comes before the activation of its supply points. */
export const lifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1: EventContract<"lifecycle.join-supplier.await-pre-activation-flow-step.initiated", "v1", LifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.await-pre-activation-flow-step.initiated-v1", "lifecycle.join-supplier.await-pre-activation-flow-step.initiated", "v1", isLifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1, explainLifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1);

function isLifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}

function explainLifecycleJoinSupplierAwaitPreActivationFlowStepInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,subtype");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.subtype === undefined) {
      report(path + "/subtype", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.join_supplier_process_number !== undefined) {
      if (typeof data.join_supplier_process_number !== "string") {
        report(path+"/join_supplier_process_number", "string");
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
