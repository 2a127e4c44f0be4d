// Generated from events/approvals/approvals.approval.approved-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ApprovalsApprovalApprovedV1 } from "../types/approvals.ts";

export type { ApprovalsApprovalApprovedV1 } from "../types/approvals.ts";

/** An approval was granted. */
export const approvalsApprovalApprovedV1: Contract<"approvals.approval.approved-v1", "approvals.approval.approved", "v1", ApprovalsApprovalApprovedV1> = /* @__PURE__ */ contract("approvals.approval.approved-v1", "approvals.approval.approved", "v1", isApprovalsApprovalApprovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ApprovalsApprovalApprovedV1> {
return options?.unknown === "report" || !isApprovalsApprovalApprovedV1(input) ? examine<ApprovalsApprovalApprovedV1>(input, options, explainApprovalsApprovalApprovedV1) : { ok: true, value: input as ApprovalsApprovalApprovedV1 };
}

function isApprovalsApprovalApprovedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof (v1 = v.process_data) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.approved_at === "string";
}

function explainApprovalsApprovalApprovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.approval_id;
    const v2 = v.process_type;
    const v3 = v.process_data;
    const v4 = v.approved_at;
    found.visit?.(found, v, "", "approval_id,process_type,process_data,approved_at");
    if (v1 === undefined) missing(found, "approval_id");
    if (v2 === undefined) missing(found, "process_type");
    if (v3 === undefined) missing(found, "process_data");
    if (v4 === undefined) missing(found, "approved_at");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "approval_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "process_type", v2, "a string");
    if (v3 !== undefined && !(typeof v3 === "object" && v3 !== null && !Array.isArray(v3))) wrong(found, "process_data", v3, "an object");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "approved_at", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
