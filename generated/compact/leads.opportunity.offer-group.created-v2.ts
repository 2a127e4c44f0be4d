// Generated from events/leads/leads.opportunity.offer-group.created-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("leads.opportunity.offer-group.created-v2", isLeadsOpportunityOfferGroupCreatedV2, "{opportunity_number,offer_group_identifier}");

function isLeadsOpportunityOfferGroupCreatedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.offer_group_identifier === "string";
}
