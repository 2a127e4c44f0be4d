// Generated from events/billing/billing.billing_document.issued-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingDocumentIssuedV2 } from "../types/billing.ts";

export type { BillingBillingDocumentIssuedV2 } from "../types/billing.ts";

/** A billing document, such as a bill, was issued to an account. This version also carries the UUID of the document. */
export const billingBillingDocumentIssuedV2: EventContract<"billing.billing_document.issued", "v2", BillingBillingDocumentIssuedV2> = /* @__PURE__ */ contract("billing.billing_document.issued-v2", "billing.billing_document.issued", "v2", isBillingBillingDocumentIssuedV2, explainBillingBillingDocumentIssuedV2);

function isBillingBillingDocumentIssuedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string" &&
  typeof v.billing_document_uuid === "string";
}

function explainBillingBillingDocumentIssuedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,billing_document_id,billing_document_identifier,billing_document_uuid");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.billing_document_id === undefined) {
      report(path + "/billing_document_id", "required");
    }
    if (data.billing_document_identifier === undefined) {
      report(path + "/billing_document_identifier", "required");
    }
    if (data.billing_document_uuid === undefined) {
      report(path + "/billing_document_uuid", "required");
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
    if (data.billing_document_uuid !== undefined) {
      if (typeof data.billing_document_uuid !== "string") {
        report(path+"/billing_document_uuid", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
