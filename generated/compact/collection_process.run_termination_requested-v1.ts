// Generated from events/collections/collection_process.run_termination_requested-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.run_termination_requested-v1", isCollectionProcessRunTerminationRequestedV1, "{number}");

function isCollectionProcessRunTerminationRequestedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string";
}
