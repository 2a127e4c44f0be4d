// Generated from openapi/, the schema CustomerPreferences by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isCustomerPreferences(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.opted_into_sms) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.opted_into_recommended) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.opted_into_updates) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.opted_into_third_parties) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.opted_into_offers) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.is_user_psr_consent_obtained) === undefined || typeof v1 === "boolean");
}

export function explainCustomerPreferences(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.opted_into_sms;
    const v2 = v.opted_into_recommended;
    const v3 = v.opted_into_updates;
    const v4 = v.opted_into_third_parties;
    const v5 = v.opted_into_offers;
    const v6 = v.is_user_psr_consent_obtained;
    found.visit?.(found, v, at, "opted_into_sms,opted_into_recommended,opted_into_updates,opted_into_third_parties,opted_into_offers,is_user_psr_consent_obtained");
    if (v1 !== undefined && typeof v1 !== "boolean") wrong(found, at + "opted_into_sms", v1, "a boolean");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "opted_into_recommended", v2, "a boolean");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "opted_into_updates", v3, "a boolean");
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "opted_into_third_parties", v4, "a boolean");
    if (v5 !== undefined && typeof v5 !== "boolean") wrong(found, at + "opted_into_offers", v5, "a boolean");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, at + "is_user_psr_consent_obtained", v6, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
