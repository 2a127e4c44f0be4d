// Generated from events/_shared/CommsPreferencesChanges.schema.json by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isCommsPreferencesChanges(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.requires_postal_comms === undefined || Array.isArray(v.requires_postal_comms) && every(v.requires_postal_comms, (i0: any) => typeof i0 === "boolean")) &&
  (v.preferred_language_for_comms === undefined || Array.isArray(v.preferred_language_for_comms) && every(v.preferred_language_for_comms, (i0: any) => typeof i0 === "string")) &&
  (v.document_accessibility === undefined || Array.isArray(v.document_accessibility) && every(v.document_accessibility, (i0: any) => typeof i0 === "string"));
}

export function explainCommsPreferencesChanges(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "requires_postal_comms,preferred_language_for_comms,document_accessibility");
    if (data.requires_postal_comms !== undefined) {
      let data0 = data.requires_postal_comms;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data0[i0] !== "boolean") {
            report(path+"/requires_postal_comms/" + i0, "boolean");
          }
        }
      }
      else {
        report(path+"/requires_postal_comms", "array");
      }
    }
    if (data.preferred_language_for_comms !== undefined) {
      let data2 = data.preferred_language_for_comms;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1=0; i1<len1; i1++) {
          if (typeof data2[i1] !== "string") {
            report(path+"/preferred_language_for_comms/" + i1, "string");
          }
        }
      }
      else {
        report(path+"/preferred_language_for_comms", "array");
      }
    }
    if (data.document_accessibility !== undefined) {
      let data4 = data.document_accessibility;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2=0; i2<len2; i2++) {
          if (typeof data4[i2] !== "string") {
            report(path+"/document_accessibility/" + i2, "string");
          }
        }
      }
      else {
        report(path+"/document_accessibility", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
