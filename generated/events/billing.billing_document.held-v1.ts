// Generated from events/billing/billing.billing_document.held-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingBillingDocumentHeldV1 } from "../types/billing.ts";

export type { BillingBillingDocumentHeldV1 } from "../types/billing.ts";

/** A bill or other billing document of an account was put on hold. The message names the document, the code of the hold and who placed it. */
export const billingBillingDocumentHeldV1: Contract<"billing.billing_document.held-v1", "billing.billing_document.held", "v1", BillingBillingDocumentHeldV1> = /* @__PURE__ */ contract("billing.billing_document.held-v1", "billing.billing_document.held", "v1", isBillingBillingDocumentHeldV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingBillingDocumentHeldV1> {
return options?.unknown === "report" || !isBillingBillingDocumentHeldV1(input) ? examine<BillingBillingDocumentHeldV1>(input, options, explainBillingBillingDocumentHeldV1) : { ok: true, value: input as BillingBillingDocumentHeldV1 };
}

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

function explainBillingBillingDocumentHeldV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.document_type;
    const v3 = v.document_id;
    const v4 = v.document_identifier;
    const v5 = v.document_uuid;
    const v6 = v.hold_code;
    const v7 = v.is_strict;
    const v8 = v.held_at;
    const v9 = v.held_by_id;
    found.visit?.(found, v, "", "account_number,document_type,document_id,document_identifier,document_uuid,hold_code,is_strict,held_at,held_by_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "document_type");
    if (v3 === undefined) missing(found, "document_id");
    if (v4 === undefined) missing(found, "document_identifier");
    if (v5 === undefined) missing(found, "document_uuid");
    if (v6 === undefined) missing(found, "hold_code");
    if (v7 === undefined) missing(found, "is_strict");
    if (v8 === undefined) missing(found, "held_at");
    if (v9 === undefined) missing(found, "held_by_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "document_type", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "document_id", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "document_identifier", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "document_uuid", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "hold_code", v6, "a string");
    if (v7 !== undefined && typeof v7 !== "boolean") wrong(found, "is_strict", v7, "a boolean");
    if (v8 !== undefined && typeof v8 !== "string") wrong(found, "held_at", v8, "a string");
    if (v9 !== undefined && !Number.isInteger(v9)) wrong(found, "held_by_id", v9, "an integer");
  }
  else wrong(found, "", v, "an object");
}
