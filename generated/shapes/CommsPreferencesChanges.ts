// Generated from events/_shared/CommsPreferencesChanges.schema.json by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isCommsPreferencesChanges(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.requires_postal_comms) === undefined || Array.isArray(v1) && isCommsPreferencesChangesList1(v1)) &&
  ((v1 = v.preferred_language_for_comms) === undefined || Array.isArray(v1) && isCommsPreferencesChangesList2(v1)) &&
  ((v1 = v.document_accessibility) === undefined || Array.isArray(v1) && isCommsPreferencesChangesList3(v1));
}

function isCommsPreferencesChangesList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "boolean") return false;
  return true;
}

function isCommsPreferencesChangesList2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function isCommsPreferencesChangesList3(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

export function explainCommsPreferencesChanges(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.requires_postal_comms;
    const v2 = v.preferred_language_for_comms;
    const v3 = v.document_accessibility;
    found.visit?.(found, v, at, "requires_postal_comms,preferred_language_for_comms,document_accessibility");
    if (v1 !== undefined) {
      if (Array.isArray(v1)) {
        for (let i0 = 0; i0 < v1.length; i0++) {
          const v4 = v1[i0];
          if (typeof v4 !== "boolean") wrong(found, at + "requires_postal_comms." + i0, v4, "a boolean");
        }
      }
      else wrong(found, at + "requires_postal_comms", v1, "an array");
    }
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v5 = v2[i0];
          if (typeof v5 !== "string") wrong(found, at + "preferred_language_for_comms." + i0, v5, "a string");
        }
      }
      else wrong(found, at + "preferred_language_for_comms", v2, "an array");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v6 = v3[i0];
          if (typeof v6 !== "string") wrong(found, at + "document_accessibility." + i0, v6, "a string");
        }
      }
      else wrong(found, at + "document_accessibility", v3, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
