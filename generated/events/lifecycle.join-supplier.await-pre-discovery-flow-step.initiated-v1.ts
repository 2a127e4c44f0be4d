// Generated from events/join-supplier/lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** A join began to wait at the step that comes before its discovery stage. */
export const lifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1: Contract<"lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1", "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated", "v1", LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.await-pre-discovery-flow-step.initiated-v1", "lifecycle.join-supplier.await-pre-discovery-flow-step.initiated", "v1", isLifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1(input) ? examine<LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1>(input, options, explainLifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1) : { ok: true, value: input as LifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1 };
}

function isLifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string";
}

function explainLifecycleJoinSupplierAwaitPreDiscoveryFlowStepInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.subtype;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,subtype");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "subtype");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "subtype", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
