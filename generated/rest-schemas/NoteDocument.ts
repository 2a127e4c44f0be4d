// Generated from openapi/, the schema NoteDocument by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isNoteDocument(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.document_path) === "string" && lengthOf(v1) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v1);
}

export function explainNoteDocument(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.document_path;
    found.visit?.(found, v, at, "document_path");
    if (v1 === undefined) missing(found, at + "document_path");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(lengthOf(v1) <= 1024)) wrong(found, at + "document_path", v1, "at most 1024 characters long", "too_long");
        if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v1))) wrong(found, at + "document_path", v1, "a relative path that stays below the document root", "invalid_document_path");
      }
      else wrong(found, at + "document_path", v1, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
