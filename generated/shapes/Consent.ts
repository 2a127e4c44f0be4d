// Generated from events/_shared/Consent.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isConsent(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  typeof v.consent_type_code === "string" &&
  typeof v.value === "string" &&
  typeof v.signed_at === "string";
}

export function explainConsent(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.id;
    const v2 = v.consent_type_code;
    const v3 = v.value;
    const v4 = v.signed_at;
    found.visit?.(found, v, at, "id,consent_type_code,value,signed_at");
    if (v1 === undefined) missing(found, at + "id");
    if (v2 === undefined) missing(found, at + "consent_type_code");
    if (v3 === undefined) missing(found, at + "value");
    if (v4 === undefined) missing(found, at + "signed_at");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, at + "id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "consent_type_code", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "value", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "signed_at", v4, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
