// Generated from events/leave-supplier/lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLeaveSP, isLeaveSP } from "../shapes/LeaveSP.ts";
import type { LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

export type { LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1 } from "../types/leave-supplier.ts";

/** The part of a leave that concerns one supply point began to wait at the step that comes before its agreement is ended. */
export const lifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1: EventContract<"lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated", "v1", LifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1> = /* @__PURE__ */ contract("lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated-v1", "lifecycle.leave-supplier.supply-point-journey-await-pre-agreement-termination-flow-step.initiated", "v1", isLifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1, explainLifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1);

function isLifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.leave_supplier_process_number === "string" &&
  isLeaveSP(v.supply_point) &&
  typeof v.subtype === "string";
}

function explainLifecycleLeaveSupplierSupplyPointJourneyAwaitPreAgreementTerminationFlowStepInitiatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,leave_supplier_process_number,supply_point,subtype");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.leave_supplier_process_number === undefined) {
      report(path + "/leave_supplier_process_number", "required");
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
    if (data.leave_supplier_process_number !== undefined) {
      if (typeof data.leave_supplier_process_number !== "string") {
        report(path+"/leave_supplier_process_number", "string");
      }
    }
    if (data.supply_point !== undefined) {
      explainLeaveSP(data.supply_point, path + "/supply_point", report, visit);
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
