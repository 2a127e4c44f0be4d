// Generated from openapi/, the schema ProcessRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isProcessRequest(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier === "string" && v.import_supplier !== "" && lengthOf(v.import_supplier) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number) &&
  typeof v.operations_team_name === "string" && v.operations_team_name !== "" &&
  (v.dry_run === undefined || typeof v.dry_run === "boolean");
}

export function explainProcessRequest(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier,external_account_number,operations_team_name,dry_run");
    if (data.import_supplier === undefined) {
      report(path + "/import_supplier", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.operations_team_name === undefined) {
      report(path + "/operations_team_name", "required");
    }
    if (data.import_supplier !== undefined) {
      let data0 = data.import_supplier;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/import_supplier", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/import_supplier", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/import_supplier", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier", "string");
      }
    }
    if (data.external_account_number !== undefined) {
      let data1 = data.external_account_number;
      if (typeof data1 === "string") {
        if (!(data1 !== "")) report(path + "/external_account_number", "blank", "a text that is not empty");
        if (!(lengthOf(data1) <= 255)) report(path + "/external_account_number", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data1))) report(path + "/external_account_number", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/external_account_number", "string");
      }
    }
    if (data.operations_team_name !== undefined) {
      let data2 = data.operations_team_name;
      if (typeof data2 === "string") {
        if (!(data2 !== "")) report(path + "/operations_team_name", "blank", "a text that is not empty");
      }
      else {
        report(path+"/operations_team_name", "string");
      }
    }
    if (data.dry_run !== undefined) {
      if (typeof data.dry_run !== "boolean") {
        report(path+"/dry_run", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that ProcessRequest names. */
export const shapeOfProcessRequest: Shape = {
  "import_supplier": 0,
  "external_account_number": 0,
  "operations_team_name": 0,
  "dry_run": 0,
};
