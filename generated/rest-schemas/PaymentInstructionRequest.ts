// Generated from openapi/, the schema PaymentInstructionRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/runtime/formats.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { Shape } from "../../src/runtime/known-fields.ts";

export function isPaymentInstructionRequest(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.import_supplier === "string" && v.import_supplier !== "" && lengthOf(v.import_supplier) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.import_supplier) &&
  typeof v.external_account_number === "string" && v.external_account_number !== "" && lengthOf(v.external_account_number) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v.external_account_number) &&
  typeof v.vendor === "string" && v.vendor !== "" && lengthOf(v.vendor) <= 255 &&
  typeof v.instruction_reference === "string" && v.instruction_reference !== "" && lengthOf(v.instruction_reference) <= 255 &&
  typeof v.type === "string" && v.type !== "";
}

export function explainPaymentInstructionRequest(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "import_supplier,external_account_number,vendor,instruction_reference,type");
    if (data.import_supplier === undefined) {
      report(path + "/import_supplier", "required");
    }
    if (data.external_account_number === undefined) {
      report(path + "/external_account_number", "required");
    }
    if (data.vendor === undefined) {
      report(path + "/vendor", "required");
    }
    if (data.instruction_reference === undefined) {
      report(path + "/instruction_reference", "required");
    }
    if (data.type === undefined) {
      report(path + "/type", "required");
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
    if (data.vendor !== undefined) {
      let data2 = data.vendor;
      if (typeof data2 === "string") {
        if (!(data2 !== "")) report(path + "/vendor", "blank", "a text that is not empty");
        if (!(lengthOf(data2) <= 255)) report(path + "/vendor", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/vendor", "string");
      }
    }
    if (data.instruction_reference !== undefined) {
      let data3 = data.instruction_reference;
      if (typeof data3 === "string") {
        if (!(data3 !== "")) report(path + "/instruction_reference", "blank", "a text that is not empty");
        if (!(lengthOf(data3) <= 255)) report(path + "/instruction_reference", "too_long", "at most 255 characters long");
      }
      else {
        report(path+"/instruction_reference", "string");
      }
    }
    if (data.type !== undefined) {
      let data4 = data.type;
      if (typeof data4 === "string") {
        if (!(data4 !== "")) report(path + "/type", "blank", "a text that is not empty");
      }
      else {
        report(path+"/type", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}

/** The fields that PaymentInstructionRequest names. */
export const shapeOfPaymentInstructionRequest: Shape = {
  "import_supplier": 0,
  "external_account_number": 0,
  "vendor": 0,
  "instruction_reference": 0,
  "type": 0,
};
