// Generated from events/billing/billing.billing_document_representation.dispatched-v3.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import { every } from "../../src/runtime/every.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingDocumentRepresentationDispatchedV3 } from "../types/billing.ts";

export type { BillingBillingDocumentRepresentationDispatchedV3 } from "../types/billing.ts";

/** Representations of a billing document (for instance a PDF of it) were sent out. This version also carries the number of a support agent. */
export const billingBillingDocumentRepresentationDispatchedV3: EventContract<"billing.billing_document_representation.dispatched", "v3", BillingBillingDocumentRepresentationDispatchedV3> = /* @__PURE__ */ contract("billing.billing_document_representation.dispatched-v3", "billing.billing_document_representation.dispatched", "v3", isBillingBillingDocumentRepresentationDispatchedV3, explainBillingBillingDocumentRepresentationDispatchedV3);

function isBillingBillingDocumentRepresentationDispatchedV3(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string" &&
  Number.isInteger(v.billing_document_representation_dispatch_id) &&
  Array.isArray(v.billing_document_representations_id) && every(v.billing_document_representations_id, (i0: any) => Number.isInteger(i0)) &&
  Number.isInteger(v.support_user_id);
}

function explainBillingBillingDocumentRepresentationDispatchedV3(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,billing_document_id,billing_document_identifier,billing_document_representation_dispatch_id,billing_document_representations_id,support_user_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.billing_document_id === undefined) {
      report(path + "/billing_document_id", "required");
    }
    if (data.billing_document_identifier === undefined) {
      report(path + "/billing_document_identifier", "required");
    }
    if (data.billing_document_representation_dispatch_id === undefined) {
      report(path + "/billing_document_representation_dispatch_id", "required");
    }
    if (data.billing_document_representations_id === undefined) {
      report(path + "/billing_document_representations_id", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
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
    if (data.billing_document_representation_dispatch_id !== undefined) {
      let data3 = data.billing_document_representation_dispatch_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/billing_document_representation_dispatch_id", "integer");
      }
    }
    if (data.billing_document_representations_id !== undefined) {
      let data4 = data.billing_document_representations_id;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0=0; i0<len0; i0++) {
          let data5 = data4[i0];
          if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
            report(path+"/billing_document_representations_id/" + i0, "integer");
          }
        }
      }
      else {
        report(path+"/billing_document_representations_id", "array");
      }
    }
    if (data.support_user_id !== undefined) {
      let data6 = data.support_user_id;
      if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
        report(path+"/support_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
