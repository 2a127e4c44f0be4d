// Generated from events/leave-supplier/lifecycle.status-changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.status-changed-v1", isLifecycleStatusChangedV1, "{process_number,account_number,new_status,previous_status}");

function isLifecycleStatusChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.process_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.new_status === "string" &&
  typeof v.previous_status === "string";
}
