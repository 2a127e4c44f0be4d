// Generated from events/business/campaign_account.removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CampaignAccountRemovedV1 } from "../types/business.ts";

export type { CampaignAccountRemovedV1 } from "../types/business.ts";

/** An account was taken out of a campaign. */
export const campaignAccountRemovedV1: Contract<"campaign_account.removed-v1", "campaign_account.removed", "v1", CampaignAccountRemovedV1> = /* @__PURE__ */ contract("campaign_account.removed-v1", "campaign_account.removed", "v1", isCampaignAccountRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CampaignAccountRemovedV1> {
return options?.unknown === "report" || !isCampaignAccountRemovedV1(input) ? examine<CampaignAccountRemovedV1>(input, options, explainCampaignAccountRemovedV1) : { ok: true, value: input as CampaignAccountRemovedV1 };
}

function isCampaignAccountRemovedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  ((v1 = v.campaign_slug) === undefined || typeof v1 === "string");
}

function explainCampaignAccountRemovedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.campaign_name;
    const v3 = v.campaign_slug;
    found.visit?.(found, v, "", "account_number,campaign_name,campaign_slug");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "campaign_name");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "campaign_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "campaign_slug", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
