// Generated from events/billing/billing.billing_document.issued-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingBillingDocumentIssuedV1 } from "../types/billing.ts";

export type { BillingBillingDocumentIssuedV1 } from "../types/billing.ts";

/** A billing document, such as a bill, was issued to an account. */
export const billingBillingDocumentIssuedV1: Contract<"billing.billing_document.issued-v1", "billing.billing_document.issued", "v1", BillingBillingDocumentIssuedV1> = /* @__PURE__ */ contract("billing.billing_document.issued-v1", "billing.billing_document.issued", "v1", isBillingBillingDocumentIssuedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingBillingDocumentIssuedV1> {
return options?.unknown === "report" || !isBillingBillingDocumentIssuedV1(input) ? examine<BillingBillingDocumentIssuedV1>(input, options, explainBillingBillingDocumentIssuedV1) : { ok: true, value: input as BillingBillingDocumentIssuedV1 };
}

function isBillingBillingDocumentIssuedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string";
}

function explainBillingBillingDocumentIssuedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.billing_document_id;
    const v3 = v.billing_document_identifier;
    found.visit?.(found, v, "", "account_number,billing_document_id,billing_document_identifier");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "billing_document_id");
    if (v3 === undefined) missing(found, "billing_document_identifier");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "billing_document_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "billing_document_identifier", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
