// Generated from events/contracts/contracts.expired-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.expired-v1", isContractsExpiredV1, "{contract_identifier,occurred_at,valid_to}");

function isContractsExpiredV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  typeof v.valid_to === "string";
}
