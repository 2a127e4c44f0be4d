// Generated from events/join-supplier/lifecycle.join_supplier.terms-and-conditions.accepted-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleJoinSupplierTermsAndConditionsAcceptedV2 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierTermsAndConditionsAcceptedV2 } from "../types/join-supplier.ts";

/** The terms and conditions that go with a join were accepted. */
export const lifecycleJoinSupplierTermsAndConditionsAcceptedV2: Contract<"lifecycle.join_supplier.terms-and-conditions.accepted-v2", "lifecycle.join_supplier.terms-and-conditions.accepted", "v2", LifecycleJoinSupplierTermsAndConditionsAcceptedV2> = /* @__PURE__ */ contract("lifecycle.join_supplier.terms-and-conditions.accepted-v2", "lifecycle.join_supplier.terms-and-conditions.accepted", "v2", isLifecycleJoinSupplierTermsAndConditionsAcceptedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierTermsAndConditionsAcceptedV2> {
return options?.unknown === "report" || !isLifecycleJoinSupplierTermsAndConditionsAcceptedV2(input) ? examine<LifecycleJoinSupplierTermsAndConditionsAcceptedV2>(input, options, explainLifecycleJoinSupplierTermsAndConditionsAcceptedV2) : { ok: true, value: input as LifecycleJoinSupplierTermsAndConditionsAcceptedV2 };
}

function isLifecycleJoinSupplierTermsAndConditionsAcceptedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.join_supplier_process_id) &&
  typeof v.join_supplier_process_number === "string";
}

function explainLifecycleJoinSupplierTermsAndConditionsAcceptedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.join_supplier_process_id;
    const v2 = v.join_supplier_process_number;
    found.visit?.(found, v, "", "join_supplier_process_id,join_supplier_process_number");
    if (v1 === undefined) missing(found, "join_supplier_process_id");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "join_supplier_process_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
