// Generated from openapi/, the schema Error by `npm run generate`. Do not edit.

import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainErrorItem, isErrorItem } from "./ErrorItem.ts";

export function isError(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.detail === "string" &&
  typeof v.code === "string" &&
  Array.isArray((v1 = v.errors)) && isErrorList1(v1);
}

function isErrorList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isErrorItem(v[i])) return false;
  return true;
}

export function explainError(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.detail;
    const v2 = v.code;
    const v3 = v.errors;
    found.visit?.(found, v, at, "detail,code,errors");
    if (v1 === undefined) missing(found, at + "detail");
    if (v2 === undefined) missing(found, at + "code");
    if (v3 === undefined) missing(found, at + "errors");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "detail", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "code", v2, "a string");
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v4 = v3[i0];
          if (found.visit || !isErrorItem(v4)) explainErrorItem(v4, at + "errors." + i0 + ".", found);
        }
      }
      else wrong(found, at + "errors", v3, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
