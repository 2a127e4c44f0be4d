// Generated from events/approvals/approvals.approval.approved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ApprovalsApprovalApprovedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalApprovedV1 } from "../types/approvals.ts";

/** An approval was granted. */
export const approvalsApprovalApprovedV1: EventContract<"approvals.approval.approved", "v1", ApprovalsApprovalApprovedV1> = /* @__PURE__ */ contract("approvals.approval.approved-v1", "approvals.approval.approved", "v1", isApprovalsApprovalApprovedV1, explainApprovalsApprovalApprovedV1);

function isApprovalsApprovalApprovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof v.process_data === "object" && v.process_data !== null && !Array.isArray(v.process_data) &&
  typeof v.approved_at === "string";
}

function explainApprovalsApprovalApprovedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "approval_id,process_type,process_data,approved_at");
    if (data.approval_id === undefined) {
      report(path + "/approval_id", "required");
    }
    if (data.process_type === undefined) {
      report(path + "/process_type", "required");
    }
    if (data.process_data === undefined) {
      report(path + "/process_data", "required");
    }
    if (data.approved_at === undefined) {
      report(path + "/approved_at", "required");
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
    if (data.process_data !== undefined) {
      let data2 = data.process_data;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        report(path+"/process_data", "object");
      }
    }
    if (data.approved_at !== undefined) {
      if (typeof data.approved_at !== "string") {
        report(path+"/approved_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
