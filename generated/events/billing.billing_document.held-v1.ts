// Generated from events/billing/billing.billing_document.held-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingDocumentHeldV1 } from "../types/billing.ts";

export type { BillingBillingDocumentHeldV1 } from "../types/billing.ts";

/** A bill or other billing document of an account was put on hold. The message names the document, the code of the hold and who placed it. */
export const billingBillingDocumentHeldV1: EventContract<"billing.billing_document.held", "v1", BillingBillingDocumentHeldV1> = /* @__PURE__ */ contract("billing.billing_document.held-v1", "billing.billing_document.held", "v1", isBillingBillingDocumentHeldV1, explainBillingBillingDocumentHeldV1);

function isBillingBillingDocumentHeldV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.document_type === "string" &&
  Number.isInteger(v.document_id) &&
  typeof v.document_identifier === "string" &&
  typeof v.document_uuid === "string" &&
  typeof v.hold_code === "string" &&
  typeof v.is_strict === "boolean" &&
  typeof v.held_at === "string" &&
  Number.isInteger(v.held_by_id);
}

function explainBillingBillingDocumentHeldV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,document_type,document_id,document_identifier,document_uuid,hold_code,is_strict,held_at,held_by_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.document_type === undefined) {
      report(path + "/document_type", "required");
    }
    if (data.document_id === undefined) {
      report(path + "/document_id", "required");
    }
    if (data.document_identifier === undefined) {
      report(path + "/document_identifier", "required");
    }
    if (data.document_uuid === undefined) {
      report(path + "/document_uuid", "required");
    }
    if (data.hold_code === undefined) {
      report(path + "/hold_code", "required");
    }
    if (data.is_strict === undefined) {
      report(path + "/is_strict", "required");
    }
    if (data.held_at === undefined) {
      report(path + "/held_at", "required");
    }
    if (data.held_by_id === undefined) {
      report(path + "/held_by_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.document_type !== undefined) {
      if (typeof data.document_type !== "string") {
        report(path+"/document_type", "string");
      }
    }
    if (data.document_id !== undefined) {
      let data2 = data.document_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/document_id", "integer");
      }
    }
    if (data.document_identifier !== undefined) {
      if (typeof data.document_identifier !== "string") {
        report(path+"/document_identifier", "string");
      }
    }
    if (data.document_uuid !== undefined) {
      if (typeof data.document_uuid !== "string") {
        report(path+"/document_uuid", "string");
      }
    }
    if (data.hold_code !== undefined) {
      if (typeof data.hold_code !== "string") {
        report(path+"/hold_code", "string");
      }
    }
    if (data.is_strict !== undefined) {
      if (typeof data.is_strict !== "boolean") {
        report(path+"/is_strict", "boolean");
      }
    }
    if (data.held_at !== undefined) {
      if (typeof data.held_at !== "string") {
        report(path+"/held_at", "string");
      }
    }
    if (data.held_by_id !== undefined) {
      let data8 = data.held_by_id;
      if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
        report(path+"/held_by_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
