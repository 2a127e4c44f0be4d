// Generated from openapi/, the schema TransactionsRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainTransaction, isTransaction } from "./Transaction.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfTransaction } from "./Transaction.ts";

export function isTransactionsRequest(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier === "string" && v.import_supplier !== "" && lengthOf(v.import_supplier) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number) &&
  Array.isArray(v.transactions) && every(v.transactions, (i0: any) => isTransaction(i0));
}

export function explainTransactionsRequest(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier,external_account_number,transactions");
    if (data.import_supplier === undefined) {
      report(path + "/import_supplier", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.transactions === undefined) {
      report(path + "/transactions", "required");
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
    if (data.transactions !== undefined) {
      let data2 = data.transactions;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0=0; i0<len0; i0++) {
          explainTransaction(data2[i0], path + "/transactions/" + i0, report, visit);
        }
      }
      else {
        report(path+"/transactions", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that TransactionsRequest names. */
export const shapeOfTransactionsRequest: Shape = {
  "import_supplier": 0,
  "external_account_number": 0,
  "transactions": [shapeOfTransaction],
};
