// Generated from openapi/, the schema Metadata by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isMetadata(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.key) === undefined || typeof v1 === "string") &&
  ((v1 = v.value) === undefined || typeof v1 === "object" && v1 !== null && !Array.isArray(v1));
}

export function explainMetadata(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.key;
    const v2 = v.value;
    found.visit?.(found, v, at, "key,value");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "key", v1, "a string");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, at + "value", v2, "an object");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
