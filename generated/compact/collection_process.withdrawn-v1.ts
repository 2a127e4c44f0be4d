// Generated from events/collections/collection_process.withdrawn-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.withdrawn-v1", isCollectionProcessWithdrawnV1, "{number,account_number,external_reference}");

function isCollectionProcessWithdrawnV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.external_reference === "string";
}
