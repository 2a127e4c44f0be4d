// Generated from events/_shared/ChangedMeterReadingEntry.schema.json by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isChangedMeterReadingEntry(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.reading) === "object" && v1 !== null && !Array.isArray(v1) &&
  typeof (v1 = v.changed_from) === "object" && v1 !== null && !Array.isArray(v1);
}

export function explainChangedMeterReadingEntry(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.reading;
    const v2 = v.changed_from;
    found.visit?.(found, v, at, "reading,changed_from");
    if (v1 === undefined) missing(found, at + "reading");
    if (v2 === undefined) missing(found, at + "changed_from");
    if (v1 !== undefined && !(typeof v1 === "object" && v1 !== null && !Array.isArray(v1))) wrong(found, at + "reading", v1, "an object");
    if (v2 !== undefined && !(typeof v2 === "object" && v2 !== null && !Array.isArray(v2))) wrong(found, at + "changed_from", v2, "an object");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
