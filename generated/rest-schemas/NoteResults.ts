// Generated from openapi/, the schema NoteResults by `npm run generate`. Do not edit.

import { type Findings, wrong } from "../../src/library/runtime/issue.ts";
import { explainNoteResult, isNoteResult } from "./NoteResult.ts";

export function isNoteResults(v: any): boolean {
  return Array.isArray(v) &&
  isNoteResultsList1(v);
}

function isNoteResultsList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isNoteResult(v[i])) return false;
  return true;
}

export function explainNoteResults(v: any, at: string, found: Findings): void {
  if (Array.isArray(v)) {
    for (let i0 = 0; i0 < v.length; i0++) {
      const v1 = v[i0];
      if (found.visit || !isNoteResult(v1)) explainNoteResult(v1, at + i0 + ".", found);
    }
  }
  else wrong(found, at.slice(0, -1), v, "an array");
}
