// Generated from openapi/, the schema AccountCampaign by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isAccountCampaign(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.slug === undefined || typeof v.slug === "string") &&
  (v.campaign_note === undefined || typeof v.campaign_note === "string");
}

export function explainAccountCampaign(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "slug,campaign_note");
    if (data.slug !== undefined) {
      if (typeof data.slug !== "string") {
        report(path+"/slug", "string");
      }
    }
    if (data.campaign_note !== undefined) {
      if (typeof data.campaign_note !== "string") {
        report(path+"/campaign_note", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that AccountCampaign names. */
export const shapeOfAccountCampaign: Shape = {
  "slug": 0,
  "campaign_note": 0,
};
