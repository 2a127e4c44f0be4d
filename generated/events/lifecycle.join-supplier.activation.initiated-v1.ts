// Generated from events/join-supplier/lifecycle.join-supplier.activation.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainJoinActivationInitiatedSP, isJoinActivationInitiatedSP } from "../shapes/JoinActivationInitiatedSP.ts";
import type { LifecycleJoinSupplierActivationInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierActivationInitiatedV1 } from "../types/join-supplier.ts";

/** The activation of one supply point was started. No supply start date is part of this message; the completed activation brings it. */
export const lifecycleJoinSupplierActivationInitiatedV1: Contract<"lifecycle.join-supplier.activation.initiated-v1", "lifecycle.join-supplier.activation.initiated", "v1", LifecycleJoinSupplierActivationInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.activation.initiated-v1", "lifecycle.join-supplier.activation.initiated", "v1", isLifecycleJoinSupplierActivationInitiatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierActivationInitiatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierActivationInitiatedV1(input) ? examine<LifecycleJoinSupplierActivationInitiatedV1>(input, options, explainLifecycleJoinSupplierActivationInitiatedV1) : { ok: true, value: input as LifecycleJoinSupplierActivationInitiatedV1 };
}

function isLifecycleJoinSupplierActivationInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  typeof v.activation_journey_type === "string" &&
  isJoinActivationInitiatedSP(v.supply_point);
}

function explainLifecycleJoinSupplierActivationInitiatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.subtype;
    const v4 = v.activation_journey_type;
    const v5 = v.supply_point;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,subtype,activation_journey_type,supply_point");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "subtype");
    if (v4 === undefined) missing(found, "activation_journey_type");
    if (v5 === undefined) missing(found, "supply_point");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "subtype", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "activation_journey_type", v4, "a string");
    if (v5 !== undefined) {
      if (found.visit || !isJoinActivationInitiatedSP(v5)) explainJoinActivationInitiatedSP(v5, "supply_point.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
