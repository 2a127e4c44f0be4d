// Generated from events/_shared/Period.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isPeriod(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.start === "string" &&
  typeof v.end === "string";
}

export function explainPeriod(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.start;
    const v2 = v.end;
    found.visit?.(found, v, at, "start,end");
    if (v1 === undefined) missing(found, at + "start");
    if (v2 === undefined) missing(found, at + "end");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "start", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "end", v2, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
