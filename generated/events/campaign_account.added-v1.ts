// Generated from events/business/campaign_account.added-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CampaignAccountAddedV1 } from "../types/business.ts";

export type { CampaignAccountAddedV1 } from "../types/business.ts";

/** An account was added to a campaign. */
export const campaignAccountAddedV1: Contract<"campaign_account.added-v1", "campaign_account.added", "v1", CampaignAccountAddedV1> = /* @__PURE__ */ contract("campaign_account.added-v1", "campaign_account.added", "v1", isCampaignAccountAddedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CampaignAccountAddedV1> {
return options?.unknown === "report" || !isCampaignAccountAddedV1(input) ? examine<CampaignAccountAddedV1>(input, options, explainCampaignAccountAddedV1) : { ok: true, value: input as CampaignAccountAddedV1 };
}

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

function explainCampaignAccountAddedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.campaign_name;
    const v3 = v.campaign_slug;
    const v4 = v.campaign_expiry_date;
    const v5 = v.campaign_account_expiry_date;
    found.visit?.(found, v, "", "account_number,campaign_name,campaign_slug,campaign_expiry_date,campaign_account_expiry_date");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "campaign_name");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "campaign_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "campaign_slug", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "campaign_expiry_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "campaign_account_expiry_date", v5, "a string");
  }
  else wrong(found, "", v, "an object");
}
