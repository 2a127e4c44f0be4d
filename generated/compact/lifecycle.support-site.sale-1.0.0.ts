// Generated from events/leave-supplier/lifecycle.support-site.sale-1.0.0.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("lifecycle.support-site.sale-1.0.0", isLifecycleSupportSiteSaleV1_0_0, "{support_user_id,supply_start_date,trigger_action}");

function isLifecycleSupportSiteSaleV1_0_0(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.support_user_id === "string" &&
  typeof v.supply_start_date === "string" &&
  typeof v.trigger_action === "string";
}
