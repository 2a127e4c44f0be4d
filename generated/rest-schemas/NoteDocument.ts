// Generated from openapi/, the schema NoteDocument by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isNoteDocument(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.document_path === "string" && lengthOf(v.document_path) <= 1024 && /^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(v.document_path);
}

export function explainNoteDocument(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "document_path");
    if (data.document_path === undefined) {
      report(path + "/document_path", "required");
    }
    if (data.document_path !== undefined) {
      let data0 = data.document_path;
      if (typeof data0 === "string") {
        if (!(lengthOf(data0) <= 1024)) report(path + "/document_path", "too_long", "at most 1024 characters long");
        if (!(/^(?![A-Za-z]:)(?!\/)(?!.*\/$)(?!(?:.*\/)?\s*\.{1,2}\s*(?:\/|$))(?!.*\/\/)(?!.*%[0-9A-Fa-f]{2})[^\\\u0000-\u001f\u007f-\u009f\u2028\u2029]+$/u.test(data0))) report(path + "/document_path", "invalid_document_path", "a relative path that stays below the document root");
      }
      else {
        report(path+"/document_path", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that NoteDocument names. */
export const shapeOfNoteDocument: Shape = {
  "document_path": 0,
};
