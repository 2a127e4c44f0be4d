// Generated from events/_shared/Payment.schema.json by `npm run generate`. Do not edit.

import type { Report, Visit } from "../../src/runtime/issue.ts";

export function isPayment(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.id) &&
  Number.isInteger(v.amount) &&
  typeof v.payment_date === "string" &&
  typeof v.description === "string" &&
  (v.failure_reason === undefined || typeof v.failure_reason === "string");
}

export function explainPayment(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "id,amount,payment_date,description,failure_reason");
    if (data.id === undefined) {
      report(path + "/id", "required");
    }
    if (data.amount === undefined) {
      report(path + "/amount", "required");
    }
    if (data.payment_date === undefined) {
      report(path + "/payment_date", "required");
    }
    if (data.description === undefined) {
      report(path + "/description", "required");
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/id", "integer");
      }
    }
    if (data.amount !== undefined) {
      let data1 = data.amount;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/amount", "integer");
      }
    }
    if (data.payment_date !== undefined) {
      if (typeof data.payment_date !== "string") {
        report(path+"/payment_date", "string");
      }
    }
    if (data.description !== undefined) {
      if (typeof data.description !== "string") {
        report(path+"/description", "string");
      }
    }
    if (data.failure_reason !== undefined) {
      if (typeof data.failure_reason !== "string") {
        report(path+"/failure_reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
