// Generated from events/collections/collection_process.comm_step_resolved-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("collection_process.comm_step_resolved-v1", isCollectionProcessCommStepResolvedV1, "{collection_process_number,step_identifier,trigger_id?,status,reason,dispatched_channels[],failed_channels[],timestamp}");

function isCollectionProcessCommStepResolvedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.collection_process_number === "string" &&
  typeof v.step_identifier === "string" &&
  ((v1 = v.trigger_id) === undefined || typeof v1 === "string") &&
  typeof v.status === "string" &&
  typeof v.reason === "string" &&
  Array.isArray((v1 = v.dispatched_channels)) && isCollectionProcessCommStepResolvedV1List1(v1) &&
  Array.isArray((v1 = v.failed_channels)) && isCollectionProcessCommStepResolvedV1List2(v1) &&
  typeof v.timestamp === "string";
}
function isCollectionProcessCommStepResolvedV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
function isCollectionProcessCommStepResolvedV1List2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}
