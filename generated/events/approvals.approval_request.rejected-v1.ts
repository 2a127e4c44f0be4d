// Generated from events/approvals/approvals.approval_request.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ApprovalsApprovalRequestRejectedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestRejectedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was answered with no. */
export const approvalsApprovalRequestRejectedV1: EventContract<"approvals.approval_request.rejected", "v1", ApprovalsApprovalRequestRejectedV1> = /* @__PURE__ */ contract("approvals.approval_request.rejected-v1", "approvals.approval_request.rejected", "v1", isApprovalsApprovalRequestRejectedV1, explainApprovalsApprovalRequestRejectedV1);

function isApprovalsApprovalRequestRejectedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof v.request_id === "string" &&
  Number.isInteger(v.rejected_by_id) &&
  typeof v.rejection_reason === "string" &&
  typeof v.rejected_at === "string";
}

function explainApprovalsApprovalRequestRejectedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "approval_id,process_type,request_id,rejected_by_id,rejection_reason,rejected_at");
    if (data.approval_id === undefined) {
      report(path + "/approval_id", "required");
    }
    if (data.process_type === undefined) {
      report(path + "/process_type", "required");
    }
    if (data.request_id === undefined) {
      report(path + "/request_id", "required");
    }
    if (data.rejected_by_id === undefined) {
      report(path + "/rejected_by_id", "required");
    }
    if (data.rejection_reason === undefined) {
      report(path + "/rejection_reason", "required");
    }
    if (data.rejected_at === undefined) {
      report(path + "/rejected_at", "required");
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
    if (data.rejected_by_id !== undefined) {
      let data3 = data.rejected_by_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/rejected_by_id", "integer");
      }
    }
    if (data.rejection_reason !== undefined) {
      if (typeof data.rejection_reason !== "string") {
        report(path+"/rejection_reason", "string");
      }
    }
    if (data.rejected_at !== undefined) {
      if (typeof data.rejected_at !== "string") {
        report(path+"/rejected_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
