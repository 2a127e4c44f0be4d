// Generated from openapi/, the schema ErrorItem by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isErrorItem(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.detail === "string" &&
  typeof v.code === "string" &&
  (typeof (v1 = v.attr) === "string" || v1 === null);
}

export function explainErrorItem(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.detail;
    const v2 = v.code;
    const v3 = v.attr;
    found.visit?.(found, v, at, "detail,code,attr");
    if (v1 === undefined) missing(found, at + "detail");
    if (v2 === undefined) missing(found, at + "code");
    if (v3 === undefined) missing(found, at + "attr");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "detail", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "code", v2, "a string");
    if (v3 !== undefined && !(typeof v3 === "string" || v3 === null)) wrong(found, at + "attr", v3, "a string or null");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
