// Generated from events/billing/billing.pathway_traversal.succeeded-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.pathway_traversal.succeeded-v1", isBillingPathwayTraversalSucceededV1, "{pathway_id,traversal_attempt_id:i,trigger_id:i,succeeded_at}");

function isBillingPathwayTraversalSucceededV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.pathway_id === "string" &&
  Number.isInteger(v.traversal_attempt_id) &&
  Number.isInteger(v.trigger_id) &&
  typeof v.succeeded_at === "string";
}
