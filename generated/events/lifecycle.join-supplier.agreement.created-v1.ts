// Generated from events/join-supplier/lifecycle.join-supplier.agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainContractReferences, isContractReferences } from "../shapes/ContractReferences.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { explainJoinAgreement, isJoinAgreement } from "../shapes/JoinAgreement.ts";
import type { LifecycleJoinSupplierAgreementCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierAgreementCreatedV1 } from "../types/join-supplier.ts";

/** Agreements, each on one product, were created for a supply point that is joining. */
export const lifecycleJoinSupplierAgreementCreatedV1: EventContract<"lifecycle.join-supplier.agreement.created", "v1", LifecycleJoinSupplierAgreementCreatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.agreement.created-v1", "lifecycle.join-supplier.agreement.created", "v1", isLifecycleJoinSupplierAgreementCreatedV1, explainLifecycleJoinSupplierAgreementCreatedV1);

function isLifecycleJoinSupplierAgreementCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  Array.isArray(v.agreements) && every(v.agreements, (i0: any) => isJoinAgreement(i0)) &&
  isContractReferences(v.contract_references);
}

function explainLifecycleJoinSupplierAgreementCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,supply_point,agreements,contract_references");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.supply_point === undefined) {
      report(path + "/supply_point", "required");
    }
    if (data.agreements === undefined) {
      report(path + "/agreements", "required");
    }
    if (data.contract_references === undefined) {
      report(path + "/contract_references", "required");
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
    if (data.supply_point !== undefined) {
      explainJoinActivatedSP(data.supply_point, path + "/supply_point", report, visit);
    }
    if (data.agreements !== undefined) {
      let data3 = data.agreements;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0=0; i0<len0; i0++) {
          explainJoinAgreement(data3[i0], path + "/agreements/" + i0, report, visit);
        }
      }
      else {
        report(path+"/agreements", "array");
      }
    }
    if (data.contract_references !== undefined) {
      explainContractReferences(data.contract_references, path + "/contract_references", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
