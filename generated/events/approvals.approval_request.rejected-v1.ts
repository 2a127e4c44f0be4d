// Generated from events/approvals/approvals.approval_request.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ApprovalsApprovalRequestRejectedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestRejectedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was answered with no. */
export const approvalsApprovalRequestRejectedV1: Contract<"approvals.approval_request.rejected-v1", "approvals.approval_request.rejected", "v1", ApprovalsApprovalRequestRejectedV1> = /* @__PURE__ */ contract("approvals.approval_request.rejected-v1", "approvals.approval_request.rejected", "v1", isApprovalsApprovalRequestRejectedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ApprovalsApprovalRequestRejectedV1> {
return options?.unknown === "report" || !isApprovalsApprovalRequestRejectedV1(input) ? examine<ApprovalsApprovalRequestRejectedV1>(input, options, explainApprovalsApprovalRequestRejectedV1) : { ok: true, value: input as ApprovalsApprovalRequestRejectedV1 };
}

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

function explainApprovalsApprovalRequestRejectedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.approval_id;
    const v2 = v.process_type;
    const v3 = v.request_id;
    const v4 = v.rejected_by_id;
    const v5 = v.rejection_reason;
    const v6 = v.rejected_at;
    found.visit?.(found, v, "", "approval_id,process_type,request_id,rejected_by_id,rejection_reason,rejected_at");
    if (v1 === undefined) missing(found, "approval_id");
    if (v2 === undefined) missing(found, "process_type");
    if (v3 === undefined) missing(found, "request_id");
    if (v4 === undefined) missing(found, "rejected_by_id");
    if (v5 === undefined) missing(found, "rejection_reason");
    if (v6 === undefined) missing(found, "rejected_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "approval_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "request_id", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "rejected_by_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "rejection_reason", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "rejected_at", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
