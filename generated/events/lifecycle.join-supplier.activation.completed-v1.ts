// Generated from events/join-supplier/lifecycle.join-supplier.activation.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainJoinActivatedSP, isJoinActivatedSP } from "../shapes/JoinActivatedSP.ts";
import type { LifecycleJoinSupplierActivationCompletedV1 } from "../types/join-supplier.ts";

export type { LifecycleJoinSupplierActivationCompletedV1 } from "../types/join-supplier.ts";

/** The activation of one supply point was completed, and the date on which its supply starts is confirmed. */
export const lifecycleJoinSupplierActivationCompletedV1: EventContract<"lifecycle.join-supplier.activation.completed", "v1", LifecycleJoinSupplierActivationCompletedV1> = /* @__PURE__ */ contract("lifecycle.join-supplier.activation.completed-v1", "lifecycle.join-supplier.activation.completed", "v1", isLifecycleJoinSupplierActivationCompletedV1, explainLifecycleJoinSupplierActivationCompletedV1);

function isLifecycleJoinSupplierActivationCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.join_supplier_process_number === "string" &&
  typeof v.subtype === "string" &&
  typeof v.activation_journey_type === "string" &&
  isJoinActivatedSP(v.supply_point);
}

function explainLifecycleJoinSupplierActivationCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,join_supplier_process_number,subtype,activation_journey_type,supply_point");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.join_supplier_process_number === undefined) {
      report(path + "/join_supplier_process_number", "required");
    }
    if (data.subtype === undefined) {
      report(path + "/subtype", "required");
    }
    if (data.activation_journey_type === undefined) {
      report(path + "/activation_journey_type", "required");
    }
    if (data.supply_point === undefined) {
      report(path + "/supply_point", "required");
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
    if (data.subtype !== undefined) {
      if (typeof data.subtype !== "string") {
        report(path+"/subtype", "string");
      }
    }
    if (data.activation_journey_type !== undefined) {
      if (typeof data.activation_journey_type !== "string") {
        report(path+"/activation_journey_type", "string");
      }
    }
    if (data.supply_point !== undefined) {
      explainJoinActivatedSP(data.supply_point, path + "/supply_point", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
