// Generated from events/collections/collection_process.paused-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.paused-v1", isCollectionProcessPausedV1, "{number,account_number,source,active_pause_reasons[]}");

function isCollectionProcessPausedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.source === "string" &&
  Array.isArray((v1 = v.active_pause_reasons)) && isCollectionProcessPausedV1List1(v1);
}
function isCollectionProcessPausedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
