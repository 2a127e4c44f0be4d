// Generated from openapi/, the schema CreatedProduct by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isCreatedProduct(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.code === "string";
}

export function explainCreatedProduct(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    found.visit?.(found, v, at, "code");
    if (v1 === undefined) missing(found, at + "code");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "code", v1, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
