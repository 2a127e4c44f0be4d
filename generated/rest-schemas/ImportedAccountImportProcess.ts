// Generated from openapi/, the schema ImportedAccountImportProcess by `npm run generate`. Do not edit.

import { dateTimeWanted, isDateTime, lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";

export function isImportedAccountImportProcess(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof v.platform_account_number === "string" &&
  typeof (v1 = v.account_created_at) === "string" && isDateTime(v1);
}

export function explainImportedAccountImportProcess(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.external_account_number;
    const v2 = v.platform_account_number;
    const v3 = v.account_created_at;
    found.visit?.(found, v, at, "external_account_number,platform_account_number,account_created_at");
    if (v1 === undefined) missing(found, at + "external_account_number");
    if (v2 === undefined) missing(found, at + "platform_account_number");
    if (v3 === undefined) missing(found, at + "account_created_at");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "external_account_number", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "external_account_number", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "external_account_number", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v1, "a string");
    }
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "platform_account_number", v2, "a string");
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!isDateTime(v3)) wrong(found, at + "account_created_at", v3, dateTimeWanted(v3), "invalid_datetime");
      }
      else wrong(found, at + "account_created_at", v3, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
