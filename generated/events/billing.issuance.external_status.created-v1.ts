// Generated from events/billing/billing.issuance.external_status.created-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingIssuanceExternalStatusCreatedV1 } from "../types/billing.ts";

export type { BillingIssuanceExternalStatusCreatedV1 } from "../types/billing.ts";

/** A status given by an outside system was recorded for the issuing of a billing document. */
export const billingIssuanceExternalStatusCreatedV1: Contract<"billing.issuance.external_status.created-v1", "billing.issuance.external_status.created", "v1", BillingIssuanceExternalStatusCreatedV1> = /* @__PURE__ */ contract("billing.issuance.external_status.created-v1", "billing.issuance.external_status.created", "v1", isBillingIssuanceExternalStatusCreatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingIssuanceExternalStatusCreatedV1> {
return options?.unknown === "report" || !isBillingIssuanceExternalStatusCreatedV1(input) ? examine<BillingIssuanceExternalStatusCreatedV1>(input, options, explainBillingIssuanceExternalStatusCreatedV1) : { ok: true, value: input as BillingIssuanceExternalStatusCreatedV1 };
}

function isBillingIssuanceExternalStatusCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.billing_document_identifier === "string" &&
  typeof v.status === "string" &&
  typeof v.status_code === "string" &&
  Number.isInteger(v.external_status_id);
}

function explainBillingIssuanceExternalStatusCreatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.billing_document_identifier;
    const v2 = v.status;
    const v3 = v.status_code;
    const v4 = v.external_status_id;
    found.visit?.(found, v, "", "billing_document_identifier,status,status_code,external_status_id");
    if (v1 === undefined) missing(found, "billing_document_identifier");
    if (v2 === undefined) missing(found, "status");
    if (v3 === undefined) missing(found, "status_code");
    if (v4 === undefined) missing(found, "external_status_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "billing_document_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "status", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "status_code", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "external_status_id", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
