// Generated from openapi/, the schema Transaction by `npm run generate`. Do not edit.

import { isDate, lengthOf } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainTransactionLineItem, isTransactionLineItem } from "./TransactionLineItem.ts";
import { explainTransactionTaxItem, isTransactionTaxItem } from "./TransactionTaxItem.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfTransactionLineItem } from "./TransactionLineItem.ts";
import { shapeOfTransactionTaxItem } from "./TransactionTaxItem.ts";

export function isTransaction(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.transaction_id === "string" && v.transaction_id !== "" && lengthOf(v.transaction_id) <= 255 &&
  typeof v.transaction_date === "string" && isDate(v.transaction_date) &&
  Number.isFinite(v.amount) &&
  typeof v.type === "string" &&
  (v.reason === undefined || typeof v.reason === "string") &&
  (v.display_note === undefined || typeof v.display_note === "string") &&
  (v.note === undefined || typeof v.note === "string") &&
  (v.reference === undefined || typeof v.reference === "string") &&
  (v.payment_type === undefined || typeof v.payment_type === "string") &&
  (v.product_code === undefined || typeof v.product_code === "string") &&
  (v.line_items === undefined || Array.isArray(v.line_items) && every(v.line_items, (i0: any) => isTransactionLineItem(i0))) &&
  (v.tax_items === undefined || Array.isArray(v.tax_items) && every(v.tax_items, (i0: any) => isTransactionTaxItem(i0)));
}

export function explainTransaction(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "transaction_id,transaction_date,amount,type,reason,display_note,note,reference,payment_type,product_code,line_items,tax_items");
    if (data.transaction_id === undefined) {
      report(path + "/transaction_id", "required");
    }
    if (data.transaction_date === undefined) {
      report(path + "/transaction_date", "required");
    }
    if (data.amount === undefined) {
      report(path + "/amount", "required");
    }
    if (data.type === undefined) {
      report(path + "/type", "required");
    }
    if (data.transaction_id !== undefined) {
      let data0 = data.transaction_id;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/transaction_id", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/transaction_id", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/transaction_id", "string");
      }
    }
    if (data.transaction_date !== undefined) {
      let data1 = data.transaction_date;
      if (typeof data1 === "string") {
        if (!(isDate(data1))) report(path + "/transaction_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/transaction_date", "string");
      }
    }
    if (data.amount !== undefined) {
      let data2 = data.amount;
      if (!((typeof data2 == "number") && (isFinite(data2)))) {
        report(path+"/amount", "number");
      }
    }
    if (data.type !== undefined) {
      if (typeof data.type !== "string") {
        report(path+"/type", "string");
      }
    }
    if (data.reason !== undefined) {
      if (typeof data.reason !== "string") {
        report(path+"/reason", "string");
      }
    }
    if (data.display_note !== undefined) {
      if (typeof data.display_note !== "string") {
        report(path+"/display_note", "string");
      }
    }
    if (data.note !== undefined) {
      if (typeof data.note !== "string") {
        report(path+"/note", "string");
      }
    }
    if (data.reference !== undefined) {
      if (typeof data.reference !== "string") {
        report(path+"/reference", "string");
      }
    }
    if (data.payment_type !== undefined) {
      if (typeof data.payment_type !== "string") {
        report(path+"/payment_type", "string");
      }
    }
    if (data.product_code !== undefined) {
      if (typeof data.product_code !== "string") {
        report(path+"/product_code", "string");
      }
    }
    if (data.line_items !== undefined) {
      let data10 = data.line_items;
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0=0; i0<len0; i0++) {
          explainTransactionLineItem(data10[i0], path + "/line_items/" + i0, report, visit);
        }
      }
      else {
        report(path+"/line_items", "array");
      }
    }
    if (data.tax_items !== undefined) {
      let data12 = data.tax_items;
      if (Array.isArray(data12)) {
        const len1 = data12.length;
        for (let i1=0; i1<len1; i1++) {
          explainTransactionTaxItem(data12[i1], path + "/tax_items/" + i1, report, visit);
        }
      }
      else {
        report(path+"/tax_items", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that Transaction names. */
export const shapeOfTransaction: Shape = {
  "transaction_id": 0,
  "transaction_date": 0,
  "amount": 0,
  "type": 0,
  "reason": 0,
  "display_note": 0,
  "note": 0,
  "reference": 0,
  "payment_type": 0,
  "product_code": 0,
  "line_items": [shapeOfTransactionLineItem],
  "tax_items": [shapeOfTransactionTaxItem],
};
