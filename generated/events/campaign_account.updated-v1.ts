// Generated from events/business/campaign_account.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { CampaignAccountUpdatedV1 } from "../types/business.ts";

export type { CampaignAccountUpdatedV1 } from "../types/business.ts";

/** The details of an account's part in a campaign were changed. */
export const campaignAccountUpdatedV1: EventContract<"campaign_account.updated", "v1", CampaignAccountUpdatedV1> = /* @__PURE__ */ contract("campaign_account.updated-v1", "campaign_account.updated", "v1", isCampaignAccountUpdatedV1, explainCampaignAccountUpdatedV1);

function isCampaignAccountUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  (v.campaign_slug === undefined || typeof v.campaign_slug === "string") &&
  typeof v.changes === "object" && v.changes !== null && !Array.isArray(v.changes);
}

function explainCampaignAccountUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,campaign_name,campaign_slug,changes");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.campaign_name === undefined) {
      report(path + "/campaign_name", "required");
    }
    if (data.changes === undefined) {
      report(path + "/changes", "required");
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
    if (data.changes !== undefined) {
      let data3 = data.changes;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        report(path+"/changes", "object");
      }
    }
  }
  else {
    report(path, "object");
  }
}
