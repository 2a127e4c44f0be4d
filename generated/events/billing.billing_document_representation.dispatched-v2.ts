// Generated from events/billing/billing.billing_document_representation.dispatched-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingBillingDocumentRepresentationDispatchedV2 } from "../types/billing.ts";

export type { BillingBillingDocumentRepresentationDispatchedV2 } from "../types/billing.ts";

/** Representations of a billing document (for instance a PDF of it) were sent out. This version also identifies the sending itself and lists the representations in it. */
export const billingBillingDocumentRepresentationDispatchedV2: Contract<"billing.billing_document_representation.dispatched-v2", "billing.billing_document_representation.dispatched", "v2", BillingBillingDocumentRepresentationDispatchedV2> = /* @__PURE__ */ contract("billing.billing_document_representation.dispatched-v2", "billing.billing_document_representation.dispatched", "v2", isBillingBillingDocumentRepresentationDispatchedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingBillingDocumentRepresentationDispatchedV2> {
return options?.unknown === "report" || !isBillingBillingDocumentRepresentationDispatchedV2(input) ? examine<BillingBillingDocumentRepresentationDispatchedV2>(input, options, explainBillingBillingDocumentRepresentationDispatchedV2) : { ok: true, value: input as BillingBillingDocumentRepresentationDispatchedV2 };
}

function isBillingBillingDocumentRepresentationDispatchedV2(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string" &&
  Number.isInteger(v.billing_document_representation_dispatch_id) &&
  Array.isArray((v1 = v.billing_document_representations_id)) && isBillingBillingDocumentRepresentationDispatchedV2List1(v1);
}

function isBillingBillingDocumentRepresentationDispatchedV2List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!Number.isInteger(v[i])) return false;
  return true;
}

function explainBillingBillingDocumentRepresentationDispatchedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.billing_document_id;
    const v3 = v.billing_document_identifier;
    const v4 = v.billing_document_representation_dispatch_id;
    const v5 = v.billing_document_representations_id;
    found.visit?.(found, v, "", "account_number,billing_document_id,billing_document_identifier,billing_document_representation_dispatch_id,billing_document_representations_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "billing_document_id");
    if (v3 === undefined) missing(found, "billing_document_identifier");
    if (v4 === undefined) missing(found, "billing_document_representation_dispatch_id");
    if (v5 === undefined) missing(found, "billing_document_representations_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "billing_document_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "billing_document_identifier", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "billing_document_representation_dispatch_id", v4, "an integer");
    if (v5 !== undefined) {
      if (Array.isArray(v5)) {
        for (let i0 = 0; i0 < v5.length; i0++) {
          const v6 = v5[i0];
          if (!Number.isInteger(v6)) wrong(found, "billing_document_representations_id." + i0, v6, "an integer");
        }
      }
      else wrong(found, "billing_document_representations_id", v5, "an array");
    }
  }
  else wrong(found, "", v, "an object");
}
