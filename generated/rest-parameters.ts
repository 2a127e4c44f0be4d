// Generated from openapi/ by `npm run generate`. Do not edit.

import { lengthOf, queryDateTimeWanted } from "../src/library/runtime/formats.ts";
import { missing, type Findings, wrong, wrongOptional } from "../src/library/runtime/issue.ts";

export function isGetAccountTransferStatusParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1);
}

export function explainGetAccountTransferStatusParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier_code;
    const v2 = v.external_account_number;
    found.visit?.(found, v, at, "import_supplier_code,external_account_number");
    if (v1 === undefined) missing(found, at + "import_supplier_code");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "import_supplier_code", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "import_supplier_code", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "import_supplier_code", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier_code", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "external_account_number", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "external_account_number", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "external_account_number", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v2, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListAccountImportProcessesParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1);
}

export function explainListAccountImportProcessesParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier_code;
    found.visit?.(found, v, at, "import_supplier_code");
    if (v1 === undefined) missing(found, at + "import_supplier_code");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "import_supplier_code", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "import_supplier_code", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "import_supplier_code", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier_code", v1, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListPendingAccountImportProcessesParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1);
}

export function explainListPendingAccountImportProcessesParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier_code;
    const v2 = v.external_account_number;
    found.visit?.(found, v, at, "import_supplier_code,external_account_number");
    if (v1 === undefined) missing(found, at + "import_supplier_code");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "import_supplier_code", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "import_supplier_code", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "import_supplier_code", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier_code", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "external_account_number", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "external_account_number", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "external_account_number", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v2, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListImportedAccountImportProcessesParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1);
}

export function explainListImportedAccountImportProcessesParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier_code;
    const v2 = v.external_account_number;
    found.visit?.(found, v, at, "import_supplier_code,external_account_number");
    if (v1 === undefined) missing(found, at + "import_supplier_code");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "import_supplier_code", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "import_supplier_code", v1, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v1))) wrong(found, at + "import_supplier_code", v1, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "import_supplier_code", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "external_account_number", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "external_account_number", v2, "at most 255 characters long", "too_long");
        if (!(/^(?!\.{1,2}$)[\s\S]*$/u.test(v2))) wrong(found, at + "external_account_number", v2, "an identifier other than . and .., which can't be part of an address", "invalid_identifier");
      }
      else wrong(found, at + "external_account_number", v2, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isCreateTransactionsParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.check_previously_added) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.force_add_to_current_statement) === undefined || typeof v1 === "boolean");
}

export function explainCreateTransactionsParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.check_previously_added;
    const v2 = v.force_add_to_current_statement;
    found.visit?.(found, v, at, "check_previously_added,force_add_to_current_statement");
    if (v1 !== undefined && typeof v1 !== "boolean") wrong(found, at + "check_previously_added", v1, "a boolean");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "force_add_to_current_statement", v2, "a boolean");
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListProductsParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  ((v1 = v.brand) === undefined || typeof v1 === "string") &&
  ((v1 = v.is_green) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.is_prepay) === undefined || typeof v1 === "boolean") &&
  ((v1 = v.page) === undefined || Number.isInteger(v1) && v1 >= 1);
}

export function explainListProductsParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.brand;
    const v2 = v.is_green;
    const v3 = v.is_prepay;
    const v4 = v.page;
    found.visit?.(found, v, at, "brand,is_green,is_prepay,page");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, at + "brand", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, at + "is_green", v2, "a boolean");
    if (v3 !== undefined && typeof v3 !== "boolean") wrong(found, at + "is_prepay", v3, "a boolean");
    if (v4 !== undefined) {
      if (Number.isInteger(v4)) {
        if (!(v4 >= 1)) wrong(found, at + "page", v4, "at least 1", "out_of_range");
      }
      else wrong(found, at + "page", v4, "an integer");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isListStandardUnitRatesParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.product_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 &&
  typeof (v1 = v.tariff_code) === "string" && v1 !== "" && lengthOf(v1) <= 255 &&
  ((v1 = v.period_from) === undefined || typeof v1 === "string" && /^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])?|23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:?00))$/u.test(v1)) &&
  ((v1 = v.period_to) === undefined || typeof v1 === "string" && /^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])?|23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:?00))$/u.test(v1)) &&
  ((v1 = v.page) === undefined || Number.isInteger(v1) && v1 >= 1);
}

export function explainListStandardUnitRatesParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.product_code;
    const v2 = v.tariff_code;
    const v3 = v.period_from;
    const v4 = v.period_to;
    const v5 = v.page;
    found.visit?.(found, v, at, "product_code,tariff_code,period_from,period_to,page");
    if (v1 === undefined) missing(found, at + "product_code");
    if (v2 === undefined) missing(found, at + "tariff_code");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "product_code", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "product_code", v1, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "product_code", v1, "a string");
    }
    if (v2 !== undefined) {
      if (typeof v2 === "string") {
        if (!(v2 !== "")) wrong(found, at + "tariff_code", v2, "a text that is not empty", "blank");
        if (!(lengthOf(v2) <= 255)) wrong(found, at + "tariff_code", v2, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "tariff_code", v2, "a string");
    }
    if (v3 !== undefined) {
      if (typeof v3 === "string") {
        if (!(/^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])?|23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:?00))$/u.test(v3))) wrongOptional(found, at + "period_from", v3, queryDateTimeWanted(v3), "invalid_datetime");
      }
      else wrong(found, at + "period_from", v3, "a string");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!(/^(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])?|23:59:60(?:\.[0-9]+)?(?:[Zz]|[+-]00:?00))$/u.test(v4))) wrongOptional(found, at + "period_to", v4, queryDateTimeWanted(v4), "invalid_datetime");
      }
      else wrong(found, at + "period_to", v4, "a string");
    }
    if (v5 !== undefined) {
      if (Number.isInteger(v5)) {
        if (!(v5 >= 1)) wrong(found, at + "page", v5, "at least 1", "out_of_range");
      }
      else wrong(found, at + "page", v5, "an integer");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

export function isGetAccountParameters(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255;
}

export function explainGetAccountParameters(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    found.visit?.(found, v, at, "account_number");
    if (v1 === undefined) missing(found, at + "account_number");
    if (v1 !== undefined) {
      if (typeof v1 === "string") {
        if (!(v1 !== "")) wrong(found, at + "account_number", v1, "a text that is not empty", "blank");
        if (!(lengthOf(v1) <= 255)) wrong(found, at + "account_number", v1, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "account_number", v1, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
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
