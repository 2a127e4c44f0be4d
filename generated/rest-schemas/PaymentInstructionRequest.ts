// Generated from openapi/, the schema PaymentInstructionRequest by `npm run generate`. Do not edit.

import { lengthOf } from "../../src/library/runtime/formats.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { knownFieldsBy } from "../../src/library/runtime/known-fields.ts";

export function isPaymentInstructionRequest(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof (v1 = v.import_supplier) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.external_account_number) === "string" && v1 !== "" && lengthOf(v1) <= 255 && /^(?!\.{1,2}$)[\s\S]*$/u.test(v1) &&
  typeof (v1 = v.vendor) === "string" && v1 !== "" && lengthOf(v1) <= 255 &&
  typeof (v1 = v.instruction_reference) === "string" && v1 !== "" && lengthOf(v1) <= 255 &&
  typeof (v1 = v.type) === "string" && v1 !== "";
}

export function explainPaymentInstructionRequest(v: any, at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.import_supplier;
    const v2 = v.external_account_number;
    const v3 = v.vendor;
    const v4 = v.instruction_reference;
    const v5 = v.type;
    found.visit?.(found, v, at, "import_supplier,external_account_number,vendor,instruction_reference,type");
    if (v1 === undefined) missing(found, at + "import_supplier");
    if (v2 === undefined) missing(found, at + "external_account_number");
    if (v3 === undefined) missing(found, at + "vendor");
    if (v4 === undefined) missing(found, at + "instruction_reference");
    if (v5 === undefined) missing(found, at + "type");
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
      if (typeof v3 === "string") {
        if (!(v3 !== "")) wrong(found, at + "vendor", v3, "a text that is not empty", "blank");
        if (!(lengthOf(v3) <= 255)) wrong(found, at + "vendor", v3, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "vendor", v3, "a string");
    }
    if (v4 !== undefined) {
      if (typeof v4 === "string") {
        if (!(v4 !== "")) wrong(found, at + "instruction_reference", v4, "a text that is not empty", "blank");
        if (!(lengthOf(v4) <= 255)) wrong(found, at + "instruction_reference", v4, "at most 255 characters long", "too_long");
      }
      else wrong(found, at + "instruction_reference", v4, "a string");
    }
    if (v5 !== undefined) {
      if (typeof v5 === "string") {
        if (!(v5 !== "")) wrong(found, at + "type", v5, "a text that is not empty", "blank");
      }
      else wrong(found, at + "type", v5, "a string");
    }
  }
  else wrong(found, at.slice(0, -1), v, "an object");
}

/** Leaves out of a body what PaymentInstructionRequest does not name. */
export const keepPaymentInstructionRequest = /* @__PURE__ */ knownFieldsBy("{import_supplier!bli,external_account_number!bli,vendor!bl,instruction_reference!bl,type!b}");
