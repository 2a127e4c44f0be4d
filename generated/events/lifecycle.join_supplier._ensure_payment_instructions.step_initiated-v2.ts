// Generated from events/join-supplier/lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 } from "../types/join-supplier.ts";

/** The step of a join that makes sure the account has payment instructions was started. */
export const lifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2: Contract<"lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2", "lifecycle.join_supplier._ensure_payment_instructions.step_initiated", "v2", LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2> = /* @__PURE__ */ contract("lifecycle.join_supplier._ensure_payment_instructions.step_initiated-v2", "lifecycle.join_supplier._ensure_payment_instructions.step_initiated", "v2", isLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2> {
return options?.unknown === "report" || !isLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2(input) ? examine<LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2>(input, options, explainLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2) : { ok: true, value: input as LifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2 };
}

function isLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.account_number === "string";
}

function explainLifecycleJoinSupplierEnsurePaymentInstructionsStepInitiatedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.join_supplier_process_id;
    const v2 = v.join_supplier_process_number;
    const v3 = v.account_number;
    found.visit?.(found, v, "", "join_supplier_process_id,join_supplier_process_number,account_number");
    if (v1 === undefined) missing(found, "join_supplier_process_id");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "account_number");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "join_supplier_process_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "account_number", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
