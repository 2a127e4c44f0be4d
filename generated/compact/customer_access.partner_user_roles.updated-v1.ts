// Generated from events/customer-access/customer_access.partner_user_roles.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("customer_access.partner_user_roles.updated-v1", isCustomerAccessPartnerUserRolesUpdatedV1, "{code,display_name?,description?,permissions?[]}");

function isCustomerAccessPartnerUserRolesUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  ((v1 = v.display_name) === undefined || typeof v1 === "string") &&
  ((v1 = v.description) === undefined || typeof v1 === "string") &&
  ((v1 = v.permissions) === undefined || Array.isArray(v1) && isCustomerAccessPartnerUserRolesUpdatedV1List1(v1));
}
function isCustomerAccessPartnerUserRolesUpdatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
