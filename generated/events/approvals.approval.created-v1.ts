// Generated from events/approvals/approvals.approval.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ApprovalsApprovalCreatedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalCreatedV1 } from "../types/approvals.ts";

/** Approval was asked for before an action may go ahead, and somebody was named to decide. */
export const approvalsApprovalCreatedV1: Contract<"approvals.approval.created-v1", "approvals.approval.created", "v1", ApprovalsApprovalCreatedV1> = /* @__PURE__ */ contract("approvals.approval.created-v1", "approvals.approval.created", "v1", isApprovalsApprovalCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ApprovalsApprovalCreatedV1> {
return options?.unknown === "report" || !isApprovalsApprovalCreatedV1(input) ? examine<ApprovalsApprovalCreatedV1>(input, options, explainApprovalsApprovalCreatedV1) : { ok: true, value: input as ApprovalsApprovalCreatedV1 };
}

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

function explainApprovalsApprovalCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.approval_id;
    const v2 = v.process_type;
    const v3 = v.requested_at;
    const v4 = v.assigned_to_id;
    const v5 = v.requested_by_id;
    found.visit?.(found, v, "", "approval_id,process_type,requested_at,assigned_to_id,requested_by_id");
    if (v1 === undefined) missing(found, "approval_id");
    if (v2 === undefined) missing(found, "process_type");
    if (v3 === undefined) missing(found, "requested_at");
    if (v4 === undefined) missing(found, "assigned_to_id");
    if (v5 === undefined) missing(found, "requested_by_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "approval_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_type", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "requested_at", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "assigned_to_id", v4, "an integer");
    if (v5 !== undefined && !Number.isInteger(v5)) wrong(found, "requested_by_id", v5, "an integer");
  }
  else wrong(found, "", v, "an object");
}
