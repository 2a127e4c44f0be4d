// Generated from events/join-supplier/lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 } from "../types/join-supplier.ts";

/** The step of a join that makes sure the account has payment instructions was started. */
export const lifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2: EventContract<"lifecycle.join_supplier._ensure_payment_instructions.step_initiated", "v2", LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2> = /* @__PURE__ */ contract("lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2", "lifecycle.join_supplier._ensure_payment_instructions.step_initiated", "v2", isLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2, explainLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2);

function isLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string";
}

function explainLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "join_supplier_process_id,join_supplier_process_number,account_number");
    if (data.join_supplier_process_id === undefined) {
      report(path + "/join_supplier_process_id", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_id !== undefined) {
      let data0 = data.join_supplier_process_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/join_supplier_process_id", "integer");
      }
    }
    if (data.join_supplier_process_number !== undefined) {
      if (typeof data.join_supplier_process_number !== "string") {
        report(path+"/join_supplier_process_number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
