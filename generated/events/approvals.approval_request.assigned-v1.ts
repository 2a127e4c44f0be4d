// Generated from events/approvals/approvals.approval_request.assigned-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ApprovalsApprovalRequestAssignedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestAssignedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was given to somebody. */
export const approvalsApprovalRequestAssignedV1: EventContract<"approvals.approval_request.assigned", "v1", ApprovalsApprovalRequestAssignedV1> = /* @__PURE__ */ contract("approvals.approval_request.assigned-v1", "approvals.approval_request.assigned", "v1", isApprovalsApprovalRequestAssignedV1, explainApprovalsApprovalRequestAssignedV1);

function isApprovalsApprovalRequestAssignedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof v.request_id === "string" &&
  Number.isInteger(v.assigned_to_id) &&
  typeof v.assigned_at === "string";
}

function explainApprovalsApprovalRequestAssignedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "approval_id,process_type,request_id,assigned_to_id,assigned_at");
    if (data.approval_id === undefined) {
      report(path + "/approval_id", "required");
    }
    if (data.process_type === undefined) {
      report(path + "/process_type", "required");
    }
    if (data.request_id === undefined) {
      report(path + "/request_id", "required");
    }
    if (data.assigned_to_id === undefined) {
      report(path + "/assigned_to_id", "required");
    }
    if (data.assigned_at === undefined) {
      report(path + "/assigned_at", "required");
    }
    if (data.approval_id !== undefined) {
      if (typeof data.approval_id !== "string") {
        report(path+"/approval_id", "string");
      }
    }
    if (data.process_type !== undefined) {
      if (typeof data.process_type !== "string") {
        report(path+"/process_type", "string");
      }
    }
    if (data.request_id !== undefined) {
      if (typeof data.request_id !== "string") {
        report(path+"/request_id", "string");
      }
    }
    if (data.assigned_to_id !== undefined) {
      let data3 = data.assigned_to_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/assigned_to_id", "integer");
      }
    }
    if (data.assigned_at !== undefined) {
      if (typeof data.assigned_at !== "string") {
        report(path+"/assigned_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
