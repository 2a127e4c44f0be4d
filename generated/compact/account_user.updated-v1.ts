// Generated from events/accounts/account_user.updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("account_user.updated-v1", isAccountUserUpdatedV1, "{user_id:i,user_email,user_number,linked_accounts[{}],user_identifiers?{},initiator_type?,is_customer_initiated?:b,changes{},is_override?:b}");

function isAccountUserUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.user_id) &&
  typeof v.user_email === "string" &&
  typeof v.user_number === "string" &&
  Array.isArray((v1 = v.linked_accounts)) && isAccountUserUpdatedV1List1(v1) &&
  ((v1 = v.user_identifiers) === undefined || typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) &&
  ((v1 = v.initiator_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_customer_initiated) === undefined || typeof v1 === "boolean") &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1) &&
  ((v1 = v.is_override) === undefined || typeof v1 === "boolean");
}
function isAccountUserUpdatedV1List1(v: any): boolean {
  let v1: any;
  for (let i = 0; i < v.length; i++) if (!(typeof (v1 = v[i]) === "object" && v1 !== null && !Array.isArray(v1))) return false;
  return true;
}
