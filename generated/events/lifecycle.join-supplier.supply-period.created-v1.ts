// Generated from events/join-supplier/lifecycle.join-supplier.supply-period.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainContractReferences, isContractReferences } from "../shapes/ContractReferences.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { explainSupplyPeriodData, isSupplyPeriodData } from "../shapes/SupplyPeriodData.ts";
import type { LifecycleJoinSupplierSupplyPeriodCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSupplyPeriodCreatedV1 } from "../types/join-supplier.ts";

/** A supply period, the span of time during which a joining supply point is supplied, was recorded. */
export const lifecycleJoinSupplierSupplyPeriodCreatedV1: Contract<"lifecycle.join-supplier.supply-period.created-v1", "lifecycle.join-supplier.supply-period.created", "v1", LifecycleJoinSupplierSupplyPeriodCreatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.supply-period.created-v1", "lifecycle.join-supplier.supply-period.created", "v1", isLifecycleJoinSupplierSupplyPeriodCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierSupplyPeriodCreatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierSupplyPeriodCreatedV1(input) ? examine<LifecycleJoinSupplierSupplyPeriodCreatedV1>(input, options, explainLifecycleJoinSupplierSupplyPeriodCreatedV1) : { ok: true, value: input as LifecycleJoinSupplierSupplyPeriodCreatedV1 };
}

function isLifecycleJoinSupplierSupplyPeriodCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  isSupplyPeriodData(v.supply_period) &&
  isContractReferences(v.contract_references);
}

function explainLifecycleJoinSupplierSupplyPeriodCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.supply_point;
    const v4 = v.supply_period;
    const v5 = v.contract_references;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,supply_point,supply_period,contract_references");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "supply_point");
    if (v4 === undefined) missing(found, "supply_period");
    if (v5 === undefined) missing(found, "contract_references");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isJoinActivatedSP(v3)) explainJoinActivatedSP(v3, "supply_point.", found);
    }
    if (v4 !== undefined) {
      if (found.visit || !isSupplyPeriodData(v4)) explainSupplyPeriodData(v4, "supply_period.", found);
    }
    if (v5 !== undefined) {
      if (found.visit || !isContractReferences(v5)) explainContractReferences(v5, "contract_references.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
