// Generated from events/approvals/approvals.approval_request.approved-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("approvals.approval_request.approved-v1", isApprovalsApprovalRequestApprovedV1, "{approval_id,process_type,request_id,approved_by_id:i,approved_at,approval_reason}");

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
