// Generated from events/contracts/contracts.actualized-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("contracts.actualized-v1", isContractsActualizedV1, "{contract_identifier,version_reference:i,occurred_at,for_subjects[]}");

function isContractsActualizedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.contract_identifier === "string" &&
  Number.isInteger(v.version_reference) &&
  typeof v.occurred_at === "string" &&
  Array.isArray((v1 = v.for_subjects)) && isContractsActualizedV1List1(v1);
}
function isContractsActualizedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
