// Generated from events/customer-access/customer_access.user_roles.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("customer_access.user_roles.created-v1", isCustomerAccessUserRolesCreatedV1, "{code,permissions[],name}");

function isCustomerAccessUserRolesCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.permissions)) && isCustomerAccessUserRolesCreatedV1List1(v1) &&
  typeof v.name === "string";
}
function isCustomerAccessUserRolesCreatedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
