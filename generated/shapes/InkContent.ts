// Generated from events/_shared/InkContent.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isInkContent(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.from_address) === undefined || typeof v1 === "string") &&
  ((v1 = v.subject) === undefined || typeof v1 === "string") &&
  ((v1 = v.to_addresses) === undefined || Array.isArray(v1) && isInkContentList1(v1)) &&
  Array.isArray((v1 = v.tags)) && isInkContentList2(v1);
}

function isInkContentList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function isInkContentList2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

export function explainInkContent(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.from_address;
    const v2 = v.subject;
    const v3 = v.to_addresses;
    const v4 = v.tags;
    found.visit?.(found, v, at, "from_address,subject,to_addresses,tags");
    if (v4 === undefined) missing(found, at + "tags");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "from_address", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "subject", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v5 = v3[i0];
          if (typeof v5 !== "string") wrong(found, at + "to_addresses." + i0, v5, "a string");
        }
      }
      else wrong(found, at + "to_addresses", v3, "an array");
    }
    if (v4 !== undefined) {
      if (Array.isArray(v4)) {
        for (let i0 = 0; i0 < v4.length; i0++) {
          const v6 = v4[i0];
          if (typeof v6 !== "string") wrong(found, at + "tags." + i0, v6, "a string");
        }
      }
      else wrong(found, at + "tags", v4, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
