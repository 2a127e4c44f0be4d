// Generated from events/join-supplier/lifecycle.join-supplier.supply-period.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainContractReferences, isContractReferences } from "../shapes/ContractReferences.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import { explainSupplyPeriodData, isSupplyPeriodData } from "../shapes/SupplyPeriodData.ts";
import type { LifecycleJoinSupplierSupplyPeriodCreatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSupplyPeriodCreatedV1 } from "../types/join-supplier.ts";

/** A supply period, the span of time during which a joining supply point is supplied, was recorded. */
export const lifecycleJoinSupplierSupplyPeriodCreatedV1: EventContract<"lifecycle.join-supplier.supply-period.created", "v1", LifecycleJoinSupplierSupplyPeriodCreatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.supply-period.created-v1", "lifecycle.join-supplier.supply-period.created", "v1", isLifecycleJoinSupplierSupplyPeriodCreatedV1, explainLifecycleJoinSupplierSupplyPeriodCreatedV1);

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

function explainLifecycleJoinSupplierSupplyPeriodCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,supply_point,supply_period,contract_references");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.supply_point === undefined) {
      report(path + "/supply_point", "required");
    }
    if (data.supply_period === undefined) {
      report(path + "/supply_period", "required");
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
    if (data.supply_period !== undefined) {
      explainSupplyPeriodData(data.supply_period, path + "/supply_period", report, visit);
    }
    if (data.contract_references !== undefined) {
      explainContractReferences(data.contract_references, path + "/contract_references", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
