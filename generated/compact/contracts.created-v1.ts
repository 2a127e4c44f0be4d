// Generated from events/contracts/contracts.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.created-v1", isContractsCreatedV1, "{contract_identifier,occurred_at,sales_record_identifier?}");

function isContractsCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  typeof v.occurred_at === "string" &&
  ((v1 = v.sales_record_identifier) === undefined || typeof v1 === "string");
}
