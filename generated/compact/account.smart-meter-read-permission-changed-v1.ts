// Generated from events/accounts/account.smart-meter-read-permission-changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account.smart-meter-read-permission-changed-v1", isAccountSmartMeterReadPermissionChangedV1, "{account_number,old_permission,new_permission,effective_from,changed_by_id,changed_by_type}");

function isAccountSmartMeterReadPermissionChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.old_permission === "string" &&
  typeof v.new_permission === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.changed_by_id === "string" &&
  typeof v.changed_by_type === "string";
}
