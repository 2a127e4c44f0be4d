// Generated from openapi/, the schema Link by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isLink(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.href === "string" &&
  typeof v.method === "string" &&
  typeof v.rel === "string";
}

export function explainLink(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.href;
    const v2 = v.method;
    const v3 = v.rel;
    found.visit?.(found, v, at, "href,method,rel");
    if (v1 === undefined) missing(found, at + "href");
    if (v2 === undefined) missing(found, at + "method");
    if (v3 === undefined) missing(found, at + "rel");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "href", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "method", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "rel", v3, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
