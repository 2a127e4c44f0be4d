// Generated from openapi/, the schema GraphqlErrorExtensions by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";

export function isGraphqlErrorExtensions(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.code) === undefined || typeof v1 === "string");
}

export function explainGraphqlErrorExtensions(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.code;
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "code", v1, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
