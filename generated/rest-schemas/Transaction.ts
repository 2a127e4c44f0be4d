// Generated from openapi/, the schema Transaction by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainTransactionLineItem, isTransactionLineItem } from "./TransactionLineItem.ts";
import { explainTransactionTaxItem, isTransactionTaxItem } from "./TransactionTaxItem.ts";

export function isTransaction(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.transaction_id) === "string" && v1 !== "" && lengthOf(v1) <= 255 &&
  typeof (v1 = v.transaction_date) === "string" && isDate(v1) &&
  Number.isFinite(v.amount) &&
  typeof v.type === "string" &&
  ((v1 = v.reason) === undefined || typeof v1 === "string") &&
  ((v1 = v.display_note) === undefined || typeof v1 === "string") &&
  ((v1 = v.note) === undefined || typeof v1 === "string") &&
  ((v1 = v.reference) === undefined || typeof v1 === "string") &&
  ((v1 = v.payment_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.product_code) === undefined || typeof v1 === "string") &&
  ((v1 = v.line_items) === undefined || Array.isArray(v1) && isTransactionList1(v1)) &&
  ((v1 = v.tax_items) === undefined || Array.isArray(v1) && isTransactionList2(v1));
}

function isTransactionList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTransactionLineItem(v[i])) return false;
  return true;
}

function isTransactionList2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTransactionTaxItem(v[i])) return false;
  return true;
}

export function explainTransaction(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.transaction_id;
    const v2 = v.transaction_date;
    const v3 = v.amount;
    const v4 = v.type;
    const v5 = v.reason;
    const v6 = v.display_note;
    const v7 = v.note;
    const v8 = v.reference;
    const v9 = v.payment_type;
    const v10 = v.product_code;
    const v11 = v.line_items;
    const v12 = v.tax_items;
    found.visit?.(found, v, at, "transaction_id,transaction_date,amount,type,reason,display_note,note,reference,payment_type,product_code,line_items,tax_items");
    if (v1 === undefined) missing(found, at + "transaction_id");
    if (v2 === undefined) missing(found, at + "transaction_date");
    if (v3 === undefined) missing(found, at + "amount");
    if (v4 === undefined) missing(found, at + "type");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "transaction_id", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "transaction_id", v1, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "transaction_id", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!isDate(v2)) wrong(found, at + "transaction_date", v2, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "transaction_date", v2, "a string");
    }
    if (v3 !== undefined && !Number.isFinite(v3)) wrong(found, at + "amount", v3, "a number");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, at + "type", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, at + "reason", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "display_note", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "note", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "reference", v8, "a string");
    if (v9 !== undefined && typeof v9 !== "string") wrong(found, at + "payment_type", v9, "a string");
    if (v10 !== undefined && typeof v10 !== "string") wrong(found, at + "product_code", v10, "a string");
    if (v11 !== undefined) {
      if (Array.isArray(v11)) {
        for (let i0 = 0; i0 < v11.length; i0++) {
          const v13 = v11[i0];
          if (found.visit || !isTransactionLineItem(v13)) explainTransactionLineItem(v13, at + "line_items." + i0 + ".", found);
        }
      }
      else wrong(found, at + "line_items", v11, "an array");
    }
    if (v12 !== undefined) {
      if (Array.isArray(v12)) {
        for (let i0 = 0; i0 < v12.length; i0++) {
          const v14 = v12[i0];
          if (found.visit || !isTransactionTaxItem(v14)) explainTransactionTaxItem(v14, at + "tax_items." + i0 + ".", found);
        }
      }
      else wrong(found, at + "tax_items", v12, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
