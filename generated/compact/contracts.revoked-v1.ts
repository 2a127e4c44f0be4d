// Generated from events/contracts/contracts.revoked-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.revoked-v1", isContractsRevokedV1, "{contract_identifier,occurred_at}");

function isContractsRevokedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}
