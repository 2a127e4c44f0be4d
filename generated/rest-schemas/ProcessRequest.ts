// Generated from openapi/, the schema ProcessRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isProcessRequest(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.operations_team_name) === "string" && v1 !== "" &&
  ((v1 = v.dry_run) === undefined || typeof v1 === "boolean");
}

export function explainProcessRequest(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier;
    const v2 = v.external_account_number;
    const v3 = v.operations_team_name;
    const v4 = v.dry_run;
    found.visit?.(found, v, at, "import_supplier,external_account_number,operations_team_name,dry_run");
    if (v1 === undefined) missing(found, at + "import_supplier");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v3 === undefined) missing(found, at + "operations_team_name");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "import_supplier", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "import_supplier", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "import_supplier", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "external_account_number", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "external_account_number", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "external_account_number", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!(v3 !== "")) wrong(found, at + "operations_team_name", v3, "a text that is not empty", "blank");
      }
      else wrong(found, at + "operations_team_name", v3, "a string");
    }
    if (v4 !== undefined && typeof v4 !== "boolean") wrong(found, at + "dry_run", v4, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** Leaves out of a body what ProcessRequest does not name. */
export const keepProcessRequest = /* @__PURE__ */ knownFieldsBy("{import_supplier!bli,external_account_number!bli,operations_team_name!b,dry_run?:b}");
