// Generated from openapi/, the schema AlreadyImportedError by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainErrorItem, isErrorItem } from "./ErrorItem.ts";

export function isAlreadyImportedError(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.detail === "string" &&
  typeof (v1 = v.code) === "string" && (v1 === "account_already_imported") &&
  Array.isArray((v1 = v.errors)) && isAlreadyImportedErrorList1(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof v.platform_account_number === "string";
}

function isAlreadyImportedErrorList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isErrorItem(v[i])) return false;
  return true;
}

export function explainAlreadyImportedError(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.detail;
    const v2 = v.code;
    const v3 = v.errors;
    const v4 = v.external_account_number;
    const v5 = v.platform_account_number;
    found.visit?.(found, v, at, "detail,code,errors,external_account_number,platform_account_number");
    if (v1 === undefined) missing(found, at + "detail");
    if (v2 === undefined) missing(found, at + "code");
    if (v3 === undefined) missing(found, at + "errors");
    if (v4 === undefined) missing(found, at + "external_account_number");
    if (v5 === undefined) missing(found, at + "platform_account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "detail", v1, "a string");
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if ((v2 !== "account_already_imported")) wrong(found, at + "code", v2, "one of \"account_already_imported\"", "invalid_choice");
      }
      else wrong(found, at + "code", v2, "a string");
    }
    if (v3 !== undefined) {
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v6 = v3[i0];
          if (found.visit || !isErrorItem(v6)) explainErrorItem(v6, at + "errors." + i0 + ".", found);
        }
      }
      else wrong(found, at + "errors", v3, "an array");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!(v4 !== "")) wrong(found, at + "external_account_number", v4, "a text that is not empty", "blank");
        if (!(lengthOf(v4) <= 255)) wrong(found, at + "external_account_number", v4, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v4))) wrong(found, at + "external_account_number", v4, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v4, "a string");
    }
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "platform_account_number", v5, "a string");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
