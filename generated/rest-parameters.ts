// Generated from openapi/ by `npm run generate`. Do not edit.

import { lengthOf, queryDateTimeWanted } from "../src/runtime/formats.ts";
import type { Report, Visit } from "../src/runtime/issue.ts";

export function isGetAccountTransferStatusParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier_code === "string" && v.import_supplier_code !== "" && lengthOf(v.import_supplier_code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier_code) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number);
}

export function explainGetAccountTransferStatusParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier_code,external_account_number");
    if (data.import_supplier_code === undefined) {
      report(path + "/import_supplier_code", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.import_supplier_code !== undefined) {
      let data0 = data.import_supplier_code;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/import_supplier_code", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/import_supplier_code", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/import_supplier_code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier_code", "string");
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
  }
  else {
    report(path, "object");
  }
}

export function isListAccountImportProcessesParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier_code === "string" && v.import_supplier_code !== "" && lengthOf(v.import_supplier_code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier_code);
}

export function explainListAccountImportProcessesParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier_code");
    if (data.import_supplier_code === undefined) {
      report(path + "/import_supplier_code", "required");
    }
    if (data.import_supplier_code !== undefined) {
      let data0 = data.import_supplier_code;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/import_supplier_code", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/import_supplier_code", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/import_supplier_code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier_code", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

export function isListPendingAccountImportProcessesParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier_code === "string" && v.import_supplier_code !== "" && lengthOf(v.import_supplier_code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier_code) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number);
}

export function explainListPendingAccountImportProcessesParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier_code,external_account_number");
    if (data.import_supplier_code === undefined) {
      report(path + "/import_supplier_code", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.import_supplier_code !== undefined) {
      let data0 = data.import_supplier_code;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/import_supplier_code", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/import_supplier_code", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/import_supplier_code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier_code", "string");
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
  }
  else {
    report(path, "object");
  }
}

export function isListImportedAccountImportProcessesParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier_code === "string" && v.import_supplier_code !== "" && lengthOf(v.import_supplier_code) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier_code) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number);
}

export function explainListImportedAccountImportProcessesParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier_code,external_account_number");
    if (data.import_supplier_code === undefined) {
      report(path + "/import_supplier_code", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.import_supplier_code !== undefined) {
      let data0 = data.import_supplier_code;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/import_supplier_code", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/import_supplier_code", "too_long", "at most 255 characters long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(data0))) report(path + "/import_supplier_code", "invalid_identifier", "an identifier other than . and .., which can't be part of an address");
      }
      else {
        report(path+"/import_supplier_code", "string");
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
  }
  else {
    report(path, "object");
  }
}

export function isCreateTransactionsParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.check_previously_added === undefined || typeof v.check_previously_added === "boolean") &&
  (v.force_add_to_current_statement === undefined || typeof v.force_add_to_current_statement === "boolean");
}

export function explainCreateTransactionsParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "check_previously_added,force_add_to_current_statement");
    if (data.check_previously_added !== undefined) {
      if (typeof data.check_previously_added !== "boolean") {
        report(path+"/check_previously_added", "boolean");
      }
    }
    if (data.force_add_to_current_statement !== undefined) {
      if (typeof data.force_add_to_current_statement !== "boolean") {
        report(path+"/force_add_to_current_statement", "boolean");
      }
    }
  }
  else {
    report(path, "object");
  }
}

export function isListProductsParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  (v.brand === undefined || typeof v.brand === "string") &&
  (v.is_green === undefined || typeof v.is_green === "boolean") &&
  (v.is_prepay === undefined || typeof v.is_prepay === "boolean") &&
  (v.page === undefined || Number.isInteger(v.page) && v.page >= 1);
}

export function explainListProductsParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "brand,is_green,is_prepay,page");
    if (data.brand !== undefined) {
      if (typeof data.brand !== "string") {
        report(path+"/brand", "string");
      }
    }
    if (data.is_green !== undefined) {
      if (typeof data.is_green !== "boolean") {
        report(path+"/is_green", "boolean");
      }
    }
    if (data.is_prepay !== undefined) {
      if (typeof data.is_prepay !== "boolean") {
        report(path+"/is_prepay", "boolean");
      }
    }
    if (data.page !== undefined) {
      let data3 = data.page;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/page", "integer");
      }
      if ((typeof data3 == "number") && (isFinite(data3))) {
        if (!(data3 >= 1)) report(path + "/page", "out_of_range", "at least 1");
      }
    }
  }
  else {
    report(path, "object");
  }
}

export function isListStandardUnitRatesParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.product_code === "string" && v.product_code !== "" && lengthOf(v.product_code) <= 255 &&
  typeof v.tariff_code === "string" && v.tariff_code !== "" && lengthOf(v.tariff_code) <= 255 &&
  (v.period_from === undefined || typeof v.period_from === "string" && /^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})?$/u.test(v.period_from)) &&
  (v.period_to === undefined || typeof v.period_to === "string" && /^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})?$/u.test(v.period_to)) &&
  (v.page === undefined || Number.isInteger(v.page) && v.page >= 1);
}

export function explainListStandardUnitRatesParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "product_code,tariff_code,period_from,period_to,page");
    if (data.product_code === undefined) {
      report(path + "/product_code", "required");
    }
    if (data.tariff_code === undefined) {
      report(path + "/tariff_code", "required");
    }
    if (data.product_code !== undefined) {
      let data0 = data.product_code;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/product_code", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/product_code", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/product_code", "string");
      }
    }
    if (data.tariff_code !== undefined) {
      let data1 = data.tariff_code;
      if (typeof data1 === "string") {
        if (!(data1 !== "")) report(path + "/tariff_code", "blank", "a text that is not empty");
        if (!(lengthOf(data1) <= 255)) report(path + "/tariff_code", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/tariff_code", "string");
      }
    }
    if (data.period_from !== undefined) {
      let data2 = data.period_from;
      if (typeof data2 === "string") {
        if (!(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})?$/u.test(data2))) report(path + "/period_from", "invalid_datetime", queryDateTimeWanted(data2));
      }
      else {
        report(path+"/period_from", "string");
      }
    }
    if (data.period_to !== undefined) {
      let data3 = data.period_to;
      if (typeof data3 === "string") {
        if (!(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})?$/u.test(data3))) report(path + "/period_to", "invalid_datetime", queryDateTimeWanted(data3));
      }
      else {
        report(path+"/period_to", "string");
      }
    }
    if (data.page !== undefined) {
      let data4 = data.page;
      if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
        report(path+"/page", "integer");
      }
      if ((typeof data4 == "number") && (isFinite(data4))) {
        if (!(data4 >= 1)) report(path + "/page", "out_of_range", "at least 1");
      }
    }
  }
  else {
    report(path, "object");
  }
}

export function isGetAccountParameters(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" && v.account_number !== "" && lengthOf(v.account_number) <= 255;
}

export function explainGetAccountParameters(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.account_number !== undefined) {
      let data0 = data.account_number;
      if (typeof data0 === "string") {
        if (!(data0 !== "")) report(path + "/account_number", "blank", "a text that is not empty");
        if (!(lengthOf(data0) <= 255)) report(path + "/account_number", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The two functions that judge the parameters of an operation, for the operations that have any. */
export const PARAMETER_CHECKS = {
  getAccountTransferStatus: { is: isGetAccountTransferStatusParameters, explain: explainGetAccountTransferStatusParameters },
  listAccountImportProcesses: { is: isListAccountImportProcessesParameters, explain: explainListAccountImportProcessesParameters },
  listPendingAccountImportProcesses: { is: isListPendingAccountImportProcessesParameters, explain: explainListPendingAccountImportProcessesParameters },
  listImportedAccountImportProcesses: { is: isListImportedAccountImportProcessesParameters, explain: explainListImportedAccountImportProcessesParameters },
  createTransactions: { is: isCreateTransactionsParameters, explain: explainCreateTransactionsParameters },
  listProducts: { is: isListProductsParameters, explain: explainListProductsParameters },
  listStandardUnitRates: { is: isListStandardUnitRatesParameters, explain: explainListStandardUnitRatesParameters },
  getAccount: { is: isGetAccountParameters, explain: explainGetAccountParameters },
} as const;
