// Generated from openapi/, the schema Reference by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isReference(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.namespace) === undefined || typeof v1 === "string") &&
  ((v1 = v.value) === undefined || typeof v1 === "string");
}

export function explainReference(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.namespace;
    const v2 = v.value;
    found.visit?.(found, v, at, "namespace,value");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "namespace", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "value", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
