// Generated from events/approvals/approvals.approval_request.approved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ApprovalsApprovalRequestApprovedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestApprovedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was answered with yes. */
export const approvalsApprovalRequestApprovedV1: Contract<"approvals.approval_request.approved-v1", "approvals.approval_request.approved", "v1", ApprovalsApprovalRequestApprovedV1> = /* @__PURE__ */ contract("approvals.approval_request.approved-v1", "approvals.approval_request.approved", "v1", isApprovalsApprovalRequestApprovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ApprovalsApprovalRequestApprovedV1> {
return options?.unknown === "report" || !isApprovalsApprovalRequestApprovedV1(input) ? examine<ApprovalsApprovalRequestApprovedV1>(input, options, explainApprovalsApprovalRequestApprovedV1) : { ok: true, value: input as ApprovalsApprovalRequestApprovedV1 };
}

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

function explainApprovalsApprovalRequestApprovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.approval_id;
    const v2 = v.process_type;
    const v3 = v.request_id;
    const v4 = v.approved_by_id;
    const v5 = v.approved_at;
    const v6 = v.approval_reason;
    found.visit?.(found, v, "", "approval_id,process_type,request_id,approved_by_id,approved_at,approval_reason");
    if (v1 === undefined) missing(found, "approval_id");
    if (v2 === undefined) missing(found, "process_type");
    if (v3 === undefined) missing(found, "request_id");
    if (v4 === undefined) missing(found, "approved_by_id");
    if (v5 === undefined) missing(found, "approved_at");
    if (v6 === undefined) missing(found, "approval_reason");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "approval_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "request_id", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "approved_by_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "approved_at", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "approval_reason", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
