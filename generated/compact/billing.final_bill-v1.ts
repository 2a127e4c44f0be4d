// Generated from events/billing/billing.final_bill-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.final_bill-v1", isBillingFinalBillV1, "{account_number,account_user_emails[],statement_id:i}");

function isBillingFinalBillV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.account_user_emails)) && isBillingFinalBillV1List1(v1) &&
  Number.isInteger(v.statement_id);
}
function isBillingFinalBillV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
