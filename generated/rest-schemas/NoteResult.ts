// Generated from openapi/, the schema NoteResult by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isNoteResult(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.created_at) === "string" && isDateTime(v1) &&
  typeof v.body === "string" &&
  typeof (v1 = v.status) === "string" && (v1 === "NOTE_CREATION_SUCCESS" || v1 === "NOTE_ALREADY_EXISTS");
}

export function explainNoteResult(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.created_at;
    const v2 = v.body;
    const v3 = v.status;
    found.visit?.(found, v, at, "created_at,body,status");
    if (v1 === undefined) missing(found, at + "created_at");
    if (v2 === undefined) missing(found, at + "body");
    if (v3 === undefined) missing(found, at + "status");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!isDateTime(v1)) wrong(found, at + "created_at", v1, dateTimeWanted(v1), "invalid_datetime");
      }
      else wrong(found, at + "created_at", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "body", v2, "a string");
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!((v3 === "NOTE_CREATION_SUCCESS" || v3 === "NOTE_ALREADY_EXISTS"))) wrong(found, at + "status", v3, "one of \"NOTE_CREATION_SUCCESS\", \"NOTE_ALREADY_EXISTS\"", "invalid_choice");
      }
      else wrong(found, at + "status", v3, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
