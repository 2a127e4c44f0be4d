// Generated from events/approvals/approvals.approval_request.assigned-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ApprovalsApprovalRequestAssignedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalRequestAssignedV1 } from "../types/approvals.ts";

/** A request to decide on an approval was given to somebody. */
export const approvalsApprovalRequestAssignedV1: Contract<"approvals.approval_request.assigned-v1", "approvals.approval_request.assigned", "v1", ApprovalsApprovalRequestAssignedV1> = /* @__PURE__ */ contract("approvals.approval_request.assigned-v1", "approvals.approval_request.assigned", "v1", isApprovalsApprovalRequestAssignedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ApprovalsApprovalRequestAssignedV1> {
return options?.unknown === "report" || !isApprovalsApprovalRequestAssignedV1(input) ? examine<ApprovalsApprovalRequestAssignedV1>(input, options, explainApprovalsApprovalRequestAssignedV1) : { ok: true, value: input as ApprovalsApprovalRequestAssignedV1 };
}

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

function explainApprovalsApprovalRequestAssignedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.approval_id;
    const v2 = v.process_type;
    const v3 = v.request_id;
    const v4 = v.assigned_to_id;
    const v5 = v.assigned_at;
    found.visit?.(found, v, "", "approval_id,process_type,request_id,assigned_to_id,assigned_at");
    if (v1 === undefined) missing(found, "approval_id");
    if (v2 === undefined) missing(found, "process_type");
    if (v3 === undefined) missing(found, "request_id");
    if (v4 === undefined) missing(found, "assigned_to_id");
    if (v5 === undefined) missing(found, "assigned_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "approval_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "request_id", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "assigned_to_id", v4, "an integer");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "assigned_at", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
