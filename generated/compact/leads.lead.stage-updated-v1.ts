// Generated from events/leads/leads.lead.stage-updated-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("leads.lead.stage-updated-v1", isLeadsLeadStageUpdatedV1, "{lead_number,funnel_code,stage}");

function isLeadsLeadStageUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.lead_number === "string" &&
  typeof v.funnel_code === "string" &&
  typeof v.stage === "string";
}
