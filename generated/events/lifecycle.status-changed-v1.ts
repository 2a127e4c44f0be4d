// Generated from events/leave-supplier/lifecycle.status-changed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LifecycleStatusChangedV1 } from "../types/leave-supplier.ts";

export type { LifecycleStatusChangedV1 } from "../types/leave-supplier.ts";

/** A lifecycle process of an account, in the example a leave, went from one status to another. */
export const lifecycleStatusChangedV1: EventContract<"lifecycle.status-changed", "v1", LifecycleStatusChangedV1> = /* @__PURE__ */ contract("lifecycle.status-changed-v1", "lifecycle.status-changed", "v1", isLifecycleStatusChangedV1, explainLifecycleStatusChangedV1);

function isLifecycleStatusChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.process_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.new_status === "string" &&
  typeof v.previous_status === "string";
}

function explainLifecycleStatusChangedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "process_number,account_number,new_status,previous_status");
    if (data.process_number === undefined) {
      report(path + "/process_number", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.new_status === undefined) {
      report(path + "/new_status", "required");
    }
    if (data.previous_status === undefined) {
      report(path + "/previous_status", "required");
    }
    if (data.process_number !== undefined) {
      if (typeof data.process_number !== "string") {
        report(path+"/process_number", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.new_status !== undefined) {
      if (typeof data.new_status !== "string") {
        report(path+"/new_status", "string");
      }
    }
    if (data.previous_status !== undefined) {
      if (typeof data.previous_status !== "string") {
        report(path+"/previous_status", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
