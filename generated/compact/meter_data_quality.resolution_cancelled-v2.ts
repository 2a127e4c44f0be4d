// Generated from events/meters/meter_data_quality.resolution_cancelled-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("meter_data_quality.resolution_cancelled-v2", isMeterDataQualityResolutionCancelledV2, "{issue_id:i,issue_category,issue_subcategory,issue_status,market_supply_point_id,opened_at,period_start,period_end,reading_type,utility,source}");

function isMeterDataQualityResolutionCancelledV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.issue_id) &&
  typeof v.issue_category === "string" &&
  typeof v.issue_subcategory === "string" &&
  typeof v.issue_status === "string" &&
  typeof v.market_supply_point_id === "string" &&
  typeof v.opened_at === "string" &&
  typeof v.period_start === "string" &&
  typeof v.period_end === "string" &&
  typeof v.reading_type === "string" &&
  typeof v.utility === "string" &&
  typeof v.source === "string";
}
