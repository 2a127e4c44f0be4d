// Generated from events/billing/billing.billing_document.issued-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingDocumentIssuedV1 } from "../types/billing.ts";

export type { BillingBillingDocumentIssuedV1 } from "../types/billing.ts";

/** A billing document, such as a bill, was issued to an account. */
export const billingBillingDocumentIssuedV1: EventContract<"billing.billing_document.issued", "v1", BillingBillingDocumentIssuedV1> = /* @__PURE__ */ contract("billing.billing_document.issued-v1", "billing.billing_document.issued", "v1", isBillingBillingDocumentIssuedV1, explainBillingBillingDocumentIssuedV1);

function isBillingBillingDocumentIssuedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string";
}

function explainBillingBillingDocumentIssuedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
