// Generated from events/collections/collection_process.reactivated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.reactivated-v1", isCollectionProcessReactivatedV1, "{number}");

function isCollectionProcessReactivatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}
