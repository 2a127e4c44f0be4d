// Generated from events/join-supplier/lifecycle.join-supplier.agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainContractReferences, isContractReferences } from "../shapes/ContractReferences.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { explainJoinAgreement, isJoinAgreement } from "../shapes/JoinAgreement.ts";
import type { LifecycleJoinSupplierAgreementCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierAgreementCreatedV1 } from "../types/join-supplier.ts";

/** Agreements, each on one product, were created for a supply point that is joining. */
export const lifecycleJoinSupplierAgreementCreatedV1: Contract<"lifecycle.join-supplier.agreement.created-v1", "lifecycle.join-supplier.agreement.created", "v1", LifecycleJoinSupplierAgreementCreatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.agreement.created-v1", "lifecycle.join-supplier.agreement.created", "v1", isLifecycleJoinSupplierAgreementCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LifecycleJoinSupplierAgreementCreatedV1> {
return options?.unknown === "report" || !isLifecycleJoinSupplierAgreementCreatedV1(input) ? examine<LifecycleJoinSupplierAgreementCreatedV1>(input, options, explainLifecycleJoinSupplierAgreementCreatedV1) : { ok: true, value: input as LifecycleJoinSupplierAgreementCreatedV1 };
}

function isLifecycleJoinSupplierAgreementCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  Array.isArray((v1 = v.agreements)) && isLifecycleJoinSupplierAgreementCreatedV1List1(v1) &&
  isContractReferences(v.contract_references);
}

function isLifecycleJoinSupplierAgreementCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isJoinAgreement(v[i])) return false;
  return true;
}

function explainLifecycleJoinSupplierAgreementCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.join_supplier_process_number;
    const v3 = v.supply_point;
    const v4 = v.agreements;
    const v5 = v.contract_references;
    found.visit?.(found, v, "", "account_number,join_supplier_process_number,supply_point,agreements,contract_references");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "join_supplier_process_number");
    if (v3 === undefined) missing(found, "supply_point");
    if (v4 === undefined) missing(found, "agreements");
    if (v5 === undefined) missing(found, "contract_references");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "join_supplier_process_number", v2, "a string");
    if (v3 !== undefined) {
      if (found.visit || !isJoinActivatedSP(v3)) explainJoinActivatedSP(v3, "supply_point.", found);
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (found.visit || !isJoinAgreement(v6)) explainJoinAgreement(v6, "agreements." + i0 + ".", found);
        }
      }
      else wrong(found, "agreements", v4, "an array");
    }
    if (v5 !== undefined) {
      if (found.visit || !isContractReferences(v5)) explainContractReferences(v5, "contract_references.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
