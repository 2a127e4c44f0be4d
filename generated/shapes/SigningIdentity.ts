// Generated from events/_shared/SigningIdentity.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isSigningIdentity(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identity_type === "string" &&
  typeof v.identity === "string";
}

export function explainSigningIdentity(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.identity_type;
    const v2 = v.identity;
    found.visit?.(found, v, at, "identity_type,identity");
    if (v1 === undefined) missing(found, at + "identity_type");
    if (v2 === undefined) missing(found, at + "identity");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "identity_type", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "identity", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
