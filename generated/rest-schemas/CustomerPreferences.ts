// Generated from openapi/, the schema CustomerPreferences by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isCustomerPreferences(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.opted_into_sms === undefined || typeof v.opted_into_sms === "boolean") &&
  (v.opted_into_recommended === undefined || typeof v.opted_into_recommended === "boolean") &&
  (v.opted_into_updates === undefined || typeof v.opted_into_updates === "boolean") &&
  (v.opted_into_third_parties === undefined || typeof v.opted_into_third_parties === "boolean") &&
  (v.opted_into_offers === undefined || typeof v.opted_into_offers === "boolean") &&
  (v.is_user_psr_consent_obtained === undefined || typeof v.is_user_psr_consent_obtained === "boolean");
}

export function explainCustomerPreferences(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "opted_into_sms,opted_into_recommended,opted_into_updates,opted_into_third_parties,opted_into_offers,is_user_psr_consent_obtained");
    if (data.opted_into_sms !== undefined) {
      if (typeof data.opted_into_sms !== "boolean") {
        report(path+"/opted_into_sms", "boolean");
      }
    }
    if (data.opted_into_recommended !== undefined) {
      if (typeof data.opted_into_recommended !== "boolean") {
        report(path+"/opted_into_recommended", "boolean");
      }
    }
    if (data.opted_into_updates !== undefined) {
      if (typeof data.opted_into_updates !== "boolean") {
        report(path+"/opted_into_updates", "boolean");
      }
    }
    if (data.opted_into_third_parties !== undefined) {
      if (typeof data.opted_into_third_parties !== "boolean") {
        report(path+"/opted_into_third_parties", "boolean");
      }
    }
    if (data.opted_into_offers !== undefined) {
      if (typeof data.opted_into_offers !== "boolean") {
        report(path+"/opted_into_offers", "boolean");
      }
    }
    if (data.is_user_psr_consent_obtained !== undefined) {
      if (typeof data.is_user_psr_consent_obtained !== "boolean") {
        report(path+"/is_user_psr_consent_obtained", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that CustomerPreferences names. */
export const shapeOfCustomerPreferences: Shape = {
  "opted_into_sms": 0,
  "opted_into_recommended": 0,
  "opted_into_updates": 0,
  "opted_into_third_parties": 0,
  "opted_into_offers": 0,
  "is_user_psr_consent_obtained": 0,
};
