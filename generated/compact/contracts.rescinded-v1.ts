// Generated from events/contracts/contracts.rescinded-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.rescinded-v1", isContractsRescindedV1, "{contract_identifier,occurred_at}");

function isContractsRescindedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string";
}
