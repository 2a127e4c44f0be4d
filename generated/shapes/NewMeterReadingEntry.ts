// Generated from events/_shared/NewMeterReadingEntry.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isNewMeterReadingEntry(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.reading) === "object" && v1 !== null && !Array.isArray(v1);
}

export function explainNewMeterReadingEntry(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.reading;
    found.visit?.(found, v, at, "reading");
    if (v1 === undefined) missing(found, at + "reading");
    if (v1 !== undefined && !(typeof v1 === "object" && v1 !== null && !Array.isArray(v1))) wrong(found, at + "reading", v1, "an object");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
