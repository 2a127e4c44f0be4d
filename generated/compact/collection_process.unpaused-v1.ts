// Generated from events/collections/collection_process.unpaused-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.unpaused-v1", isCollectionProcessUnpausedV1, "{number,account_number,source}");

function isCollectionProcessUnpausedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string";
}
