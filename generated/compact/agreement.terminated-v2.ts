// Generated from events/agreements/agreement.terminated-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("agreement.terminated-v2", isAgreementTerminatedV2, "{agreement_id:i,account_number}");

function isAgreementTerminatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string";
}
