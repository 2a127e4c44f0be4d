// Generated from events/leads/leads.opportunity.document-attached-to-opportunity-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("leads.opportunity.document-attached-to-opportunity-v1", isLeadsOpportunityDocumentAttachedToOpportunityV1, "{opportunity_number,attachment_id:i,category}");

function isLeadsOpportunityDocumentAttachedToOpportunityV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  Number.isInteger(v.attachment_id) &&
  typeof v.category === "string";
}
