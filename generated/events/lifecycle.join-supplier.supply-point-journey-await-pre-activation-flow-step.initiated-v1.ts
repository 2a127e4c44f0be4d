// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainJoinSP, isJoinSP } from "../shapes/JoinSP.ts";
import type { LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** The part of a join that concerns one supply point began to wait at the step that comes before its activation. */
export const lifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1: Contract<"lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1", "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated", "v1", LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1", "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated", "v1", isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(input) ? examine<LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1>(input, options, explainLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1) : { ok: true, value: input as LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 };
}

function isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinSP(v.supply_point) &&
  typeof v.subtype === "string";
}

function explainLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.supply_point;
    const v4 = v.subtype;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,supply_point,subtype");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "supply_point");
    if (v4 === undefined) missing(found, "subtype");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isJoinSP(v3)) explainJoinSP(v3, "supply_point.", found);
    }
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "subtype", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
