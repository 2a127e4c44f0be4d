// Generated from events/approvals/approvals.approval.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ApprovalsApprovalCreatedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalCreatedV1 } from "../types/approvals.ts";

/** Approval was asked for before an action may go ahead, and somebody was named to decide. */
export const approvalsApprovalCreatedV1: EventContract<"approvals.approval.created", "v1", ApprovalsApprovalCreatedV1> = /* @__PURE__ */ contract("approvals.approval.created-v1", "approvals.approval.created", "v1", isApprovalsApprovalCreatedV1, explainApprovalsApprovalCreatedV1);

function isApprovalsApprovalCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof v.requested_at === "string" &&
  Number.isInteger(v.assigned_to_id) &&
  Number.isInteger(v.requested_by_id);
}

function explainApprovalsApprovalCreatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "approval_id,process_type,requested_at,assigned_to_id,requested_by_id");
    if (data.approval_id === undefined) {
      report(path + "/approval_id", "required");
    }
    if (data.process_type === undefined) {
      report(path + "/process_type", "required");
    }
    if (data.requested_at === undefined) {
      report(path + "/requested_at", "required");
    }
    if (data.assigned_to_id === undefined) {
      report(path + "/assigned_to_id", "required");
    }
    if (data.requested_by_id === undefined) {
      report(path + "/requested_by_id", "required");
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
    if (data.requested_at !== undefined) {
      if (typeof data.requested_at !== "string") {
        report(path+"/requested_at", "string");
      }
    }
    if (data.assigned_to_id !== undefined) {
      let data3 = data.assigned_to_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/assigned_to_id", "integer");
      }
    }
    if (data.requested_by_id !== undefined) {
      let data4 = data.requested_by_id;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/requested_by_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
