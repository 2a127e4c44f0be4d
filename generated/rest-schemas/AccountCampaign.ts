// Generated from openapi/, the schema AccountCampaign by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isAccountCampaign(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.slug) === undefined || typeof v1 === "string") &&
  ((v1 = v.campaign_note) === undefined || typeof v1 === "string");
}

export function explainAccountCampaign(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.slug;
    const v2 = v.campaign_note;
    found.visit?.(found, v, at, "slug,campaign_note");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "slug", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "campaign_note", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
