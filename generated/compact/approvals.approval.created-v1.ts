// Generated from events/approvals/approvals.approval.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("approvals.approval.created-v1", isApprovalsApprovalCreatedV1, "{approval_id,process_type,requested_at,assigned_to_id:i,requested_by_id:i}");

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
