// Generated from events/collections/collection_process.withdrawn-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.withdrawn-v2", isCollectionProcessWithdrawnV2, "{number,account_number}");

function isCollectionProcessWithdrawnV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string";
}
