// Generated from events/business/campaign_account.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { CampaignAccountUpdatedV1 } from "../types/business.ts";

export type { CampaignAccountUpdatedV1 } from "../types/business.ts";

/** The details of an account's part in a campaign were changed. */
export const campaignAccountUpdatedV1: Contract<"campaign_account.updated-v1", "campaign_account.updated", "v1", CampaignAccountUpdatedV1> = /* @__PURE__ */ contract("campaign_account.updated-v1", "campaign_account.updated", "v1", isCampaignAccountUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<CampaignAccountUpdatedV1> {
return options?.unknown === "report" || !isCampaignAccountUpdatedV1(input) ? examine<CampaignAccountUpdatedV1>(input, options, explainCampaignAccountUpdatedV1) : { ok: true, value: input as CampaignAccountUpdatedV1 };
}

function isCampaignAccountUpdatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.campaign_name === "string" &&
  ((v1 = v.campaign_slug) === undefined || typeof v1 === "string") &&
  typeof (v1 = v.changes) === "object" && v1 !== null && !Array.isArray(v1);
}

function explainCampaignAccountUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.campaign_name;
    const v3 = v.campaign_slug;
    const v4 = v.changes;
    found.visit?.(found, v, "", "account_number,campaign_name,campaign_slug,changes");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "campaign_name");
    if (v4 === undefined) missing(found, "changes");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "campaign_name", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "campaign_slug", v3, "a string");
    if (v4 !== undefined && !(typeof v4 === "object" && v4 !== null && !Array.isArray(v4))) wrong(found, "changes", v4, "an object");
  }
  else wrong(found, "", v, "an object");
}
