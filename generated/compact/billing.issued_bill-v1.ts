// Generated from events/billing/billing.issued_bill-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.issued_bill-v1", isBillingIssuedBillV1, "{account_number,statement_id:i}");

function isBillingIssuedBillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.statement_id);
}
