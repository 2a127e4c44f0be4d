// Generated from events/billing/billing.billing_document_representation.dispatched-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingDocumentRepresentationDispatchedV1 } from "../types/billing.ts";

export type { BillingBillingDocumentRepresentationDispatchedV1 } from "../types/billing.ts";

/** A representation of a billing document, that is one form in which it is presented (for instance a PDF), was sent out. */
export const billingBillingDocumentRepresentationDispatchedV1: EventContract<"billing.billing_document_representation.dispatched", "v1", BillingBillingDocumentRepresentationDispatchedV1> = /* @__PURE__ */ contract("billing.billing_document_representation.dispatched-v1", "billing.billing_document_representation.dispatched", "v1", isBillingBillingDocumentRepresentationDispatchedV1, explainBillingBillingDocumentRepresentationDispatchedV1);

function isBillingBillingDocumentRepresentationDispatchedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string";
}

function explainBillingBillingDocumentRepresentationDispatchedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,billing_document_id,billing_document_identifier");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.billing_document_id === undefined) {
      report(path + "/billing_document_id", "required");
    }
    if (data.billing_document_identifier === undefined) {
      report(path + "/billing_document_identifier", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.billing_document_id !== undefined) {
      let data1 = data.billing_document_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/billing_document_id", "integer");
      }
    }
    if (data.billing_document_identifier !== undefined) {
      if (typeof data.billing_document_identifier !== "string") {
        report(path+"/billing_document_identifier", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
