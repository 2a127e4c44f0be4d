// Generated from events/billing/billing.pathway_traversal.failed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.pathway_traversal.failed-v1", isBillingPathwayTraversalFailedV1, "{pathway_id,traversal_attempt_id:i,traversal_attempt_context{},trigger_id:i,failed_action_name,failed_action_error,failed_at}");

function isBillingPathwayTraversalFailedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  typeof (v1 = v.traversal_attempt_context) === "object" && v1 !== null && !Array.isArray(v1) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.failed_action_name === "string" &&
  typeof v.failed_action_error === "string" &&
  typeof v.failed_at === "string";
}
