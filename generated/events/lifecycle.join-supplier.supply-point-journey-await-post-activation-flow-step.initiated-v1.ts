// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import type { LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** The part of a join that concerns one supply point began to wait at the step that follows its activation. */
export const lifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1: EventContract<"lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated", "v1", LifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated-v1", "lifecycle.join-supplier.supply-point-journey-await-post-activation-flow-step.initiated", "v1", isLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1, explainLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1);

function isLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinActivatedSP(v.supply_point) &&
  typeof v.subtype === "string";
}

function explainLifecycleJoinSupplierSupplyPointJourneyAwaitPostActivationFlowStepInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,supply_point,subtype");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.supply_point === undefined) {
      report(path + "/supply_point", "required");
    }
    if (data.subtype === undefined) {
      report(path + "/subtype", "required");
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
    if (data.subtype !== undefined) {
      if (typeof data.subtype !== "string") {
        report(path+"/subtype", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
