// Generated from events/join-supplier/lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainJoinSP, isJoinSP } from "../shapes/JoinSP.ts";
import type { LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1 } from "../types/join-supplier.ts";

/** The part of a join that concerns one supply point began to wait at the step that comes before its activation. */
export const lifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1: EventContract<"lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated", "v1", LifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated-v1", "lifecycle.join-supplier.supply-point-journey-await-pre-activation-flow-step.initiated", "v1", isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1, explainLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1);

function isLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  isJoinSP(v.supply_point) &&
  typeof v.subtype === "string";
}

function explainLifecycleJoinSupplierSupplyPointJourneyAwaitPreActivationFlowStepInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
      explainJoinSP(data.supply_point, path + "/supply_point", report, visit);
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
