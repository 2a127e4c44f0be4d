// Generated from events/agreements/agreement.updated-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("agreement.updated-v2", isAgreementUpdatedV2, "{agreement_id:i,changes{},is_override?:b,account_number}");

function isAgreementUpdatedV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1) &&
  ((v1 = v.is_override) === undefined || typeof v1 === "boolean") &&
  typeof v.account_number === "string";
}
