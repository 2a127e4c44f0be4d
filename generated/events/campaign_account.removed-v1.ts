// Generated from events/business/campaign_account.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CampaignAccountRemovedV1 } from "../types/business.ts";

export type { CampaignAccountRemovedV1 } from "../types/business.ts";

/** An account was taken out of a campaign. */
export const campaignAccountRemovedV1: EventContract<"campaign_account.removed", "v1", CampaignAccountRemovedV1> = /* @__PURE__ */ contract("campaign_account.removed-v1", "campaign_account.removed", "v1", isCampaignAccountRemovedV1, explainCampaignAccountRemovedV1);

function isCampaignAccountRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  (v.campaign_slug === undefined || typeof v.campaign_slug === "string");
}

function explainCampaignAccountRemovedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,campaign_name,campaign_slug");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.campaign_name === undefined) {
      report(path + "/campaign_name", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.campaign_name !== undefined) {
      if (typeof data.campaign_name !== "string") {
        report(path+"/campaign_name", "string");
      }
    }
    if (data.campaign_slug !== undefined) {
      if (typeof data.campaign_slug !== "string") {
        report(path+"/campaign_slug", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
