// Generated from openapi/, the schema Note by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainNoteDocument, isNoteDocument } from "./NoteDocument.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfNoteDocument } from "./NoteDocument.ts";

export function isNote(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.body === undefined || typeof v.body === "string" && v.body !== "") &&
  (v.document_paths === undefined || Array.isArray(v.document_paths) && v.document_paths.length >= 1 && every(v.document_paths, (i0: any) => isNoteDocument(i0))) &&
  (v.created_at === undefined || typeof v.created_at === "string" && isDateTime(v.created_at)) &&
  (v.is_pinned === undefined || typeof v.is_pinned === "boolean") &&
  (v.unpin_at === undefined || typeof v.unpin_at === "string" && isDateTime(v.unpin_at)) &&
  (v.body !== undefined || v.document_paths !== undefined);
}

export function explainNote(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "body,document_paths,created_at,is_pinned,unpin_at");
    if (data.body !== undefined) {
      let data0 = data.body;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/body", "blank", "a text that is not empty");
      }
      else {
        report(path+"/body", "string");
      }
    }
    if (data.document_paths !== undefined) {
      let data1 = data.document_paths;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0=0; i0<len0; i0++) {
          explainNoteDocument(data1[i0], path + "/document_paths/" + i0, report, visit);
        }
        if (!(data1.length >= 1)) report(path + "/document_paths", "too_few_items", "a list with at least 1 entry");
      }
      else {
        report(path+"/document_paths", "array");
      }
    }
    if (data.created_at !== undefined) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (!(isDateTime(data3))) report(path + "/created_at", "invalid_datetime", dateTimeWanted(data3));
      }
      else {
        report(path+"/created_at", "string");
      }
    }
    if (data.is_pinned !== undefined) {
      if (typeof data.is_pinned !== "boolean") {
        report(path+"/is_pinned", "boolean");
      }
    }
    if (data.unpin_at !== undefined) {
      let data5 = data.unpin_at;
      if (typeof data5 === "string") {
        if (!(isDateTime(data5))) report(path + "/unpin_at", "invalid_datetime", dateTimeWanted(data5));
      }
      else {
        report(path+"/unpin_at", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === undefined && data.document_paths === undefined) report(path, "required", "needs at least one of body and document_paths");
  }
}

/** The fields that Note names. */
export const shapeOfNote: Shape = {
  "body": 0,
  "document_paths": [shapeOfNoteDocument],
  "created_at": 0,
  "is_pinned": 0,
  "unpin_at": 0,
};
