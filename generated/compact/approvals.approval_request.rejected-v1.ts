// Generated from events/approvals/approvals.approval_request.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("approvals.approval_request.rejected-v1", isApprovalsApprovalRequestRejectedV1, "{approval_id,process_type,request_id,rejected_by_id:i,rejection_reason,rejected_at}");

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
