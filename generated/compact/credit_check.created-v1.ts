// Generated from events/contracts/credit_check.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("credit_check.created-v1", isCreditCheckCreatedV1, "{check_id,entity_type,entity_id}");

function isCreditCheckCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.check_id === "string" &&
  typeof v.entity_type === "string" &&
  typeof v.entity_id === "string";
}
