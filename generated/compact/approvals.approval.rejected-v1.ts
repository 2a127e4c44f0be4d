// Generated from events/approvals/approvals.approval.rejected-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("approvals.approval.rejected-v1", isApprovalsApprovalRejectedV1, "{approval_id,process_type,process_data{},rejected_at}");

function isApprovalsApprovalRejectedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.approval_id === "string" &&
  typeof v.process_type === "string" &&
  typeof (v1 = v.process_data) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof v.rejected_at === "string";
}
