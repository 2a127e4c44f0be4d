// Generated from events/business/campaign_account.added-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CampaignAccountAddedV1 } from "../types/business.ts";

export type { CampaignAccountAddedV1 } from "../types/business.ts";

/** An account was added to a campaign. */
export const campaignAccountAddedV1: EventContract<"campaign_account.added", "v1", CampaignAccountAddedV1> = /* @__PURE__ */ contract("campaign_account.added-v1", "campaign_account.added", "v1", isCampaignAccountAddedV1, explainCampaignAccountAddedV1);

function isCampaignAccountAddedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  (v.campaign_slug === undefined || typeof v.campaign_slug === "string") &&
  (v.campaign_expiry_date === undefined || typeof v.campaign_expiry_date === "string") &&
  (v.campaign_account_expiry_date === undefined || typeof v.campaign_account_expiry_date === "string");
}

function explainCampaignAccountAddedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,campaign_name,campaign_slug,campaign_expiry_date,campaign_account_expiry_date");
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
    if (data.campaign_expiry_date !== undefined) {
      if (typeof data.campaign_expiry_date !== "string") {
        report(path+"/campaign_expiry_date", "string");
      }
    }
    if (data.campaign_account_expiry_date !== undefined) {
      if (typeof data.campaign_account_expiry_date !== "string") {
        report(path+"/campaign_account_expiry_date", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
