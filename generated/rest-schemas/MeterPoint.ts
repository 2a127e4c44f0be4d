// Generated from openapi/, the schema MeterPoint by `npm run generate`. Do not edit.

import { isDate } from "../../src/runtime/formats.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainStatementTransaction, isStatementTransaction } from "./StatementTransaction.ts";
import { explainTransferReading, isTransferReading } from "./TransferReading.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";
import { shapeOfStatementTransaction } from "./StatementTransaction.ts";
import { shapeOfTransferReading } from "./TransferReading.ts";

export function isMeterPoint(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.malo_number === undefined || typeof v.malo_number === "string") &&
  (v.melo_number === undefined || typeof v.melo_number === "string") &&
  (v.supply_type === undefined || typeof v.supply_type === "string") &&
  (v.supply_start_date === undefined || typeof v.supply_start_date === "string" && isDate(v.supply_start_date)) &&
  (v.supply_end_date === undefined || typeof v.supply_end_date === "string" && isDate(v.supply_end_date)) &&
  (v.supply_start_type === undefined || typeof v.supply_start_type === "string") &&
  (v.previous_supplier_id === undefined || typeof v.previous_supplier_id === "string") &&
  (v.meter_number === undefined || typeof v.meter_number === "string") &&
  (v.last_statement_closing_date === undefined || typeof v.last_statement_closing_date === "string" && isDate(v.last_statement_closing_date)) &&
  (v.last_billed_to_date === undefined || typeof v.last_billed_to_date === "string" && isDate(v.last_billed_to_date)) &&
  (v.last_statement_issue_date === undefined || typeof v.last_statement_issue_date === "string" && isDate(v.last_statement_issue_date)) &&
  (v.last_statement_balance === undefined || typeof v.last_statement_balance === "string" && /^-?[0-9]+(\.[0-9]+)?$/u.test(v.last_statement_balance)) &&
  (v.current_statement_transactions === undefined || Array.isArray(v.current_statement_transactions) && every(v.current_statement_transactions, (i0: any) => isStatementTransaction(i0))) &&
  (v.transfer_readings === undefined || Array.isArray(v.transfer_readings) && every(v.transfer_readings, (i0: any) => isTransferReading(i0)));
}

export function explainMeterPoint(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "malo_number,melo_number,supply_type,supply_start_date,supply_end_date,supply_start_type,previous_supplier_id,meter_number,last_statement_closing_date,last_billed_to_date,last_statement_issue_date,last_statement_balance,current_statement_transactions,transfer_readings");
    if (data.malo_number !== undefined) {
      if (typeof data.malo_number !== "string") {
        report(path+"/malo_number", "string");
      }
    }
    if (data.melo_number !== undefined) {
      if (typeof data.melo_number !== "string") {
        report(path+"/melo_number", "string");
      }
    }
    if (data.supply_type !== undefined) {
      if (typeof data.supply_type !== "string") {
        report(path+"/supply_type", "string");
      }
    }
    if (data.supply_start_date !== undefined) {
      let data3 = data.supply_start_date;
      if (typeof data3 === "string") {
        if (!(isDate(data3))) report(path + "/supply_start_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/supply_start_date", "string");
      }
    }
    if (data.supply_end_date !== undefined) {
      let data4 = data.supply_end_date;
      if (typeof data4 === "string") {
        if (!(isDate(data4))) report(path + "/supply_end_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/supply_end_date", "string");
      }
    }
    if (data.supply_start_type !== undefined) {
      if (typeof data.supply_start_type !== "string") {
        report(path+"/supply_start_type", "string");
      }
    }
    if (data.previous_supplier_id !== undefined) {
      if (typeof data.previous_supplier_id !== "string") {
        report(path+"/previous_supplier_id", "string");
      }
    }
    if (data.meter_number !== undefined) {
      if (typeof data.meter_number !== "string") {
        report(path+"/meter_number", "string");
      }
    }
    if (data.last_statement_closing_date !== undefined) {
      let data8 = data.last_statement_closing_date;
      if (typeof data8 === "string") {
        if (!(isDate(data8))) report(path + "/last_statement_closing_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/last_statement_closing_date", "string");
      }
    }
    if (data.last_billed_to_date !== undefined) {
      let data9 = data.last_billed_to_date;
      if (typeof data9 === "string") {
        if (!(isDate(data9))) report(path + "/last_billed_to_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/last_billed_to_date", "string");
      }
    }
    if (data.last_statement_issue_date !== undefined) {
      let data10 = data.last_statement_issue_date;
      if (typeof data10 === "string") {
        if (!(isDate(data10))) report(path + "/last_statement_issue_date", "invalid_date", "a day that exists, as YYYY-MM-DD");
      }
      else {
        report(path+"/last_statement_issue_date", "string");
      }
    }
    if (data.last_statement_balance !== undefined) {
      let data11 = data.last_statement_balance;
      if (typeof data11 === "string") {
        if (!(/^-?[0-9]+(\.[0-9]+)?$/u.test(data11))) report(path + "/last_statement_balance", "invalid_decimal", "a decimal number as text, such as \"48.20\"");
      }
      else {
        report(path+"/last_statement_balance", "string");
      }
    }
    if (data.current_statement_transactions !== undefined) {
      let data12 = data.current_statement_transactions;
      if (Array.isArray(data12)) {
        const len0 = data12.length;
        for (let i0=0; i0<len0; i0++) {
          explainStatementTransaction(data12[i0], path + "/current_statement_transactions/" + i0, report, visit);
        }
      }
      else {
        report(path+"/current_statement_transactions", "array");
      }
    }
    if (data.transfer_readings !== undefined) {
      let data14 = data.transfer_readings;
      if (Array.isArray(data14)) {
        const len1 = data14.length;
        for (let i1=0; i1<len1; i1++) {
          explainTransferReading(data14[i1], path + "/transfer_readings/" + i1, report, visit);
        }
      }
      else {
        report(path+"/transfer_readings", "array");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that MeterPoint names. */
export const shapeOfMeterPoint: Shape = {
  "malo_number": 0,
  "melo_number": 0,
  "supply_type": 0,
  "supply_start_date": 0,
  "supply_end_date": 0,
  "supply_start_type": 0,
  "previous_supplier_id": 0,
  "meter_number": 0,
  "last_statement_closing_date": 0,
  "last_billed_to_date": 0,
  "last_statement_issue_date": 0,
  "last_statement_balance": 0,
  "current_statement_transactions": [shapeOfStatementTransaction],
  "transfer_readings": [shapeOfTransferReading],
};
