// Generated from events/business/campaign_account.added-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("campaign_account.added-v1", isCampaignAccountAddedV1, "{account_number,campaign_name,campaign_slug?,campaign_expiry_date?,campaign_account_expiry_date?}");

function isCampaignAccountAddedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  ((v1 = v.campaign_slug) === undefined || typeof v1 === "string") &&
  ((v1 = v.campaign_expiry_date) === undefined || typeof v1 === "string") &&
  ((v1 = v.campaign_account_expiry_date) === undefined || typeof v1 === "string");
}
