// Generated from events/leave-supplier/loyalty-points.user-role-removal-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("loyalty-points.user-role-removal-v1", isLoyaltyPointsUserRoleRemovalV1, "{user_id:i,account_id:i}");

function isLoyaltyPointsUserRoleRemovalV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  Number.isInteger(v.account_id);
}
