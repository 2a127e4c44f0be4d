// Generated from events/leads/leads.opportunity.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("leads.opportunity.stage-updated-v1", isLeadsOpportunityStageUpdatedV1, "{opportunity_number,funnel_code,stage,updated_by_user_id?:i}");

function isLeadsOpportunityStageUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.opportunity_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string" &&
  ((v1 = v.updated_by_user_id) === undefined || Number.isInteger(v1));
}
