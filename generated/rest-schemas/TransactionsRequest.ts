// Generated from openapi/, the schema TransactionsRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainTransaction, isTransaction } from "./Transaction.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isTransactionsRequest(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  Array.isArray((v1 = v.transactions)) && isTransactionsRequestList1(v1);
}

function isTransactionsRequestList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTransaction(v[i])) return false;
  return true;
}

export function explainTransactionsRequest(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier;
    const v2 = v.external_account_number;
    const v3 = v.transactions;
    found.visit?.(found, v, at, "import_supplier,external_account_number,transactions");
    if (v1 === undefined) missing(found, at + "import_supplier");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v3 === undefined) missing(found, at + "transactions");
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
      if (Array.isArray(v3)) {
        for (let i0 = 0; i0 < v3.length; i0++) {
          const v4 = v3[i0];
          if (found.visit || !isTransaction(v4)) explainTransaction(v4, at + "transactions." + i0 + ".", found);
        }
      }
      else wrong(found, at + "transactions", v3, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** Leaves out of a body what TransactionsRequest does not name. */
export const keepTransactionsRequest = /* @__PURE__ */ knownFieldsBy("{import_supplier!bli,external_account_number!bli,transactions[{transaction_id!bl,transaction_date!d,amount:n,type,reason?,display_note?,note?,reference?,payment_type?,product_code?,line_items?[{rate_band?,start_date?!d,end_date?!d,number_of_units?:n,net_amount?:n,price_per_unit?:n,units?[:n]}],tax_items?[{amount?:n,tax_type?,value_taxed?:n,rate?:n,unit_type?}]}]}");
