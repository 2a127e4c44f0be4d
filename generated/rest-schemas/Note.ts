// Generated from openapi/, the schema Note by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/library/runtime/formats.ts";
import { type Findings, add, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainNoteDocument, isNoteDocument } from "./NoteDocument.ts";

export function isNote(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.body) === undefined || typeof v1 === "string" && v1 !== "") &&
  ((v1 = v.document_paths) === undefined || Array.isArray(v1) && v1.length >= 1 && isNoteList1(v1)) &&
  ((v1 = v.created_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  ((v1 = v.is_pinned) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.unpin_at) === undefined || typeof v1 === "string" && isDateTime(v1)) &&
  (v.body !== undefined || v.document_paths !== undefined);
}

function isNoteList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isNoteDocument(v[i])) return false;
  return true;
}

export function explainNote(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.body;
    const v2 = v.document_paths;
    const v3 = v.created_at;
    const v4 = v.is_pinned;
    const v5 = v.unpin_at;
    found.visit?.(found, v, at, "body,document_paths,created_at,is_pinned,unpin_at");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "body", v1, "a text that is not empty", "blank");
      }
      else wrong(found, at + "body", v1, "a string");
    }
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v6 = v2[i0];
          if (found.visit || !isNoteDocument(v6)) explainNoteDocument(v6, at + "document_paths." + i0 + ".", found);
        }
        if (!(v2.length >= 1)) wrong(found, at + "document_paths", v2, "a list with at least 1 entry", "too_few_items");
      }
      else wrong(found, at + "document_paths", v2, "an array");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDateTime(v3)) wrongOptional(found, at + "created_at", v3, dateTimeWanted(v3), "invalid_datetime");
      }
      else wrong(found, at + "created_at", v3, "a string");
    }
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "is_pinned", v4, "a boolean");
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!isDateTime(v5)) wrongOptional(found, at + "unpin_at", v5, dateTimeWanted(v5), "invalid_datetime");
      }
      else wrong(found, at + "unpin_at", v5, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
  if (typeof v === "object" && v !== null && !Array.isArray(v) && v.body === undefined && v.document_paths === undefined) add(found, at.slice(0, -1), "required", " needs at least one of body and document_paths");
}
