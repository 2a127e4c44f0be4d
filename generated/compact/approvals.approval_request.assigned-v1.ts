// Generated from events/approvals/approvals.approval_request.assigned-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("approvals.approval_request.assigned-v1", isApprovalsApprovalRequestAssignedV1, "{approval_id,process_type,request_id,assigned_to_id:i,assigned_at}");

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
