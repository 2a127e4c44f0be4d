// Generated from events/billing/billing.billing_document.issued-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingBillingDocumentIssuedV2 } from "../types/billing.ts";

export type { BillingBillingDocumentIssuedV2 } from "../types/billing.ts";

/** A billing document, such as a bill, was issued to an account. This version also carries the UUID of the document. */
export const billingBillingDocumentIssuedV2: Contract<"billing.billing_document.issued-v2", "billing.billing_document.issued", "v2", BillingBillingDocumentIssuedV2> = /* @__PURE__ */ contract("billing.billing_document.issued-v2", "billing.billing_document.issued", "v2", isBillingBillingDocumentIssuedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingBillingDocumentIssuedV2> {
return options?.unknown === "report" || !isBillingBillingDocumentIssuedV2(input) ? examine<BillingBillingDocumentIssuedV2>(input, options, explainBillingBillingDocumentIssuedV2) : { ok: true, value: input as BillingBillingDocumentIssuedV2 };
}

function isBillingBillingDocumentIssuedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string" &&
  typeof v.billing_document_uuid === "string";
}

function explainBillingBillingDocumentIssuedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.billing_document_id;
    const v3 = v.billing_document_identifier;
    const v4 = v.billing_document_uuid;
    found.visit?.(found, v, "", "account_number,billing_document_id,billing_document_identifier,billing_document_uuid");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "billing_document_id");
    if (v3 === undefined) missing(found, "billing_document_identifier");
    if (v4 === undefined) missing(found, "billing_document_uuid");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "billing_document_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "billing_document_identifier", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "billing_document_uuid", v4, "a string");
  }
  else wrong(found, "", v, "an object");
}
