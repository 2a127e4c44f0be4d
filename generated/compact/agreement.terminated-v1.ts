// Generated from events/agreements/agreement.terminated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("agreement.terminated-v1", isAgreementTerminatedV1, "{agreement_id:i}");

function isAgreementTerminatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id);
}
