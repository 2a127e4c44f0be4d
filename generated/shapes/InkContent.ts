// Generated from events/_shared/InkContent.schema.json by `npm run generate`. Do not edit.

import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isInkContent(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.from_address === undefined || typeof v.from_address === "string") &&
  (v.subject === undefined || typeof v.subject === "string") &&
  (v.to_addresses === undefined || Array.isArray(v.to_addresses) && every(v.to_addresses, (i0: any) => typeof i0 === "string")) &&
  Array.isArray(v.tags) && every(v.tags, (i0: any) => typeof i0 === "string");
}

export function explainInkContent(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "from_address,subject,to_addresses,tags");
    if (data.tags === undefined) {
      report(path + "/tags", "required");
    }
    if (data.from_address !== undefined) {
      if (typeof data.from_address !== "string") {
        report(path+"/from_address", "string");
      }
    }
    if (data.subject !== undefined) {
      if (typeof data.subject !== "string") {
        report(path+"/subject", "string");
      }
    }
    if (data.to_addresses !== undefined) {
      let data2 = data.to_addresses;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          if (typeof data2[i0] !== "string") {
            report(path+"/to_addresses/" + i0, "string");
          }
        }
      }
      else {
        report(path+"/to_addresses", "array");
      }
    }
    if (data.tags !== undefined) {
      let data4 = data.tags;
      if (Array.isArray(data4)) {
        const len1 = data4.length;
        for (let i1=0; i1<len1; i1++) {
          if (typeof data4[i1] !== "string") {
            report(path+"/tags/" + i1, "string");
          }
        }
      }
      else {
        report(path+"/tags", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}
