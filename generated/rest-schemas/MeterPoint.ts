// Generated from openapi/, the schema MeterPoint by `npm run generate`. Do not edit.

import { isDate } from "../../src/library/runtime/formats.ts";
import { type Findings, wrong, wrongOptional } from "../../src/library/runtime/issue.ts";
import { explainStatementTransaction, isStatementTransaction } from "./StatementTransaction.ts";
import { explainTransferReading, isTransferReading } from "./TransferReading.ts";

export function isMeterPoint(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.malo_number) === undefined || typeof v1 === "string") &&
  ((v1 = v.melo_number) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.supply_start_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.supply_end_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.supply_start_type) === undefined || typeof v1 === "string") &&
  ((v1 = v.previous_supplier_id) === undefined || typeof v1 === "string") &&
  ((v1 = v.meter_number) === undefined || typeof v1 === "string") &&
  ((v1 = v.last_statement_closing_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.last_billed_to_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.last_statement_issue_date) === undefined || typeof v1 === "string" && isDate(v1)) &&
  ((v1 = v.last_statement_balance) === undefined || typeof v1 === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v1)) &&
  ((v1 = v.current_statement_transactions) === undefined || Array.isArray(v1) && isMeterPointList1(v1)) &&
  ((v1 = v.transfer_readings) === undefined || Array.isArray(v1) && isMeterPointList2(v1));
}

function isMeterPointList1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isStatementTransaction(v[i])) return false;
  return true;
}

function isMeterPointList2(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!isTransferReading(v[i])) return false;
  return true;
}

export function explainMeterPoint(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.malo_number;
    const v2 = v.melo_number;
    const v3 = v.supply_type;
    const v4 = v.supply_start_date;
    const v5 = v.supply_end_date;
    const v6 = v.supply_start_type;
    const v7 = v.previous_supplier_id;
    const v8 = v.meter_number;
    const v9 = v.last_statement_closing_date;
    const v10 = v.last_billed_to_date;
    const v11 = v.last_statement_issue_date;
    const v12 = v.last_statement_balance;
    const v13 = v.current_statement_transactions;
    const v14 = v.transfer_readings;
    found.visit?.(found, v, at, "malo_number,melo_number,supply_type,supply_start_date,supply_end_date,supply_start_type,previous_supplier_id,meter_number,last_statement_closing_date,last_billed_to_date,last_statement_issue_date,last_statement_balance,current_statement_transactions,transfer_readings");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "malo_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, at + "melo_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, at + "supply_type", v3, "a string");
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!isDate(v4)) wrongOptional(found, at + "supply_start_date", v4, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "supply_start_date", v4, "a string");
    }
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!isDate(v5)) wrongOptional(found, at + "supply_end_date", v5, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "supply_end_date", v5, "a string");
    }
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, at + "supply_start_type", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "string") wrong(found, at + "previous_supplier_id", v7, "a string");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, at + "meter_number", v8, "a string");
    if (v9 !== undefined) {
      if (typeof v9 === "string") {
        if (!isDate(v9)) wrongOptional(found, at + "last_statement_closing_date", v9, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "last_statement_closing_date", v9, "a string");
    }
    if (v10 !== undefined) {
      if (typeof v10 === "string") {
        if (!isDate(v10)) wrongOptional(found, at + "last_billed_to_date", v10, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "last_billed_to_date", v10, "a string");
    }
    if (v11 !== undefined) {
      if (typeof v11 === "string") {
        if (!isDate(v11)) wrongOptional(found, at + "last_statement_issue_date", v11, "a day that exists, as YYYY-MM-DD", "invalid_date");
      }
      else wrong(found, at + "last_statement_issue_date", v11, "a string");
    }
    if (v12 !== undefined) {
      if (typeof v12 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(v12))) wrongOptional(found, at + "last_statement_balance", v12, "a decimal number as text, such as \"48.20\"", "invalid_decimal");
      }
      else wrong(found, at + "last_statement_balance", v12, "a string");
    }
    if (v13 !== undefined) {
      if (Array.isArray(v13)) {
        for (let i0 = 0; i0 < v13.length; i0++) {
          const v15 = v13[i0];
          if (found.visit || !isStatementTransaction(v15)) explainStatementTransaction(v15, at + "current_statement_transactions." + i0 + ".", found);
        }
      }
      else wrong(found, at + "current_statement_transactions", v13, "an array");
    }
    if (v14 !== undefined) {
      if (Array.isArray(v14)) {
        for (let i0 = 0; i0 < v14.length; i0++) {
          const v16 = v14[i0];
          if (found.visit || !isTransferReading(v16)) explainTransferReading(v16, at + "transfer_readings." + i0 + ".", found);
        }
      }
      else wrong(found, at + "transfer_readings", v14, "an array");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}
