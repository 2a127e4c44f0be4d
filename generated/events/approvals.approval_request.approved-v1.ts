// Generated from events/approvals/approvals.approval_request.approved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ApprovalsApprovalRequestApprovedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestApprovedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was answered with yes. */
export const approvalsApprovalRequestApprovedV1: EventContract<"approvals.approval_request.approved", "v1", ApprovalsApprovalRequestApprovedV1> = /* @__PURE__ */ contract("approvals.approval_request.approved-v1", "approvals.approval_request.approved", "v1", isApprovalsApprovalRequestApprovedV1, explainApprovalsApprovalRequestApprovedV1);

function isApprovalsApprovalRequestApprovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof v.request_id === "string" &&
  Number.isInteger(v.approved_by_id) &&
  typeof v.approved_at === "string" &&
  typeof v.approval_reason === "string";
}

function explainApprovalsApprovalRequestApprovedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "approval_id,process_type,request_id,approved_by_id,approved_at,approval_reason");
    if (data.approval_id === undefined) {
      report(path + "/approval_id", "required");
    }
    if (data.process_type === undefined) {
      report(path + "/process_type", "required");
    }
    if (data.request_id === undefined) {
      report(path + "/request_id", "required");
    }
    if (data.approved_by_id === undefined) {
      report(path + "/approved_by_id", "required");
    }
    if (data.approved_at === undefined) {
      report(path + "/approved_at", "required");
    }
    if (data.approval_reason === undefined) {
      report(path + "/approval_reason", "required");
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
    if (data.approved_by_id !== undefined) {
      let data3 = data.approved_by_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/approved_by_id", "integer");
      }
    }
    if (data.approved_at !== undefined) {
      if (typeof data.approved_at !== "string") {
        report(path+"/approved_at", "string");
      }
    }
    if (data.approval_reason !== undefined) {
      if (typeof data.approval_reason !== "string") {
        report(path+"/approval_reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
