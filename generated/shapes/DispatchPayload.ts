// Generated from events/_shared/DispatchPayload.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isDispatchPayload(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.begin === "string" &&
  typeof v.end === "string" &&
  Number.isInteger(v.power);
}

export function explainDispatchPayload(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.begin;
    const v2 = v.end;
    const v3 = v.power;
    found.visit?.(found, v, at, "begin,end,power");
    if (v1 === undefined) missing(found, at + "begin");
    if (v2 === undefined) missing(found, at + "end");
    if (v3 === undefined) missing(found, at + "power");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "begin", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "end", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, at + "power", v3, "an integer");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
