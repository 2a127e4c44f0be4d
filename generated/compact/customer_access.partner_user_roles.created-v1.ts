// Generated from events/customer-access/customer_access.partner_user_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("customer_access.partner_user_roles.created-v1", isCustomerAccessPartnerUserRolesCreatedV1, "{code,permissions[]}");

function isCustomerAccessPartnerUserRolesCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.permissions)) && isCustomerAccessPartnerUserRolesCreatedV1List1(v1);
}
function isCustomerAccessPartnerUserRolesCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
