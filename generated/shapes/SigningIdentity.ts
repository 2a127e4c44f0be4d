// Generated from events/_shared/SigningIdentity.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isSigningIdentity(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.identity_type === "string" &&
  typeof v.identity === "string";
}

export function explainSigningIdentity(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "identity_type,identity");
    if (data.identity_type === undefined) {
      report(path + "/identity_type", "required");
    }
    if (data.identity === undefined) {
      report(path + "/identity", "required");
    }
    if (data.identity_type !== undefined) {
      if (typeof data.identity_type !== "string") {
        report(path+"/identity_type", "string");
      }
    }
    if (data.identity !== undefined) {
      if (typeof data.identity !== "string") {
        report(path+"/identity", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
