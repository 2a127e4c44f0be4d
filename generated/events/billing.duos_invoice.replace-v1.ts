// Generated from events/billing/billing.duos_invoice.replace-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingDuosInvoiceReplaceV1 } from "../types/billing.ts";

export type { BillingDuosInvoiceReplaceV1 } from "../types/billing.ts";

/** A DUoS invoice was replaced by another. DUoS (distribution use of system) is what a network operator charges a supplier for carrying electricity over the local network. */
export const billingDuosInvoiceReplaceV1: Contract<"billing.duos_invoice.replace-v1", "billing.duos_invoice.replace", "v1", BillingDuosInvoiceReplaceV1> = /* @__PURE__ */ contract("billing.duos_invoice.replace-v1", "billing.duos_invoice.replace", "v1", isBillingDuosInvoiceReplaceV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingDuosInvoiceReplaceV1> {
return options?.unknown === "report" || !isBillingDuosInvoiceReplaceV1(input) ? examine<BillingDuosInvoiceReplaceV1>(input, options, explainBillingDuosInvoiceReplaceV1) : { ok: true, value: input as BillingDuosInvoiceReplaceV1 };
}

function isBillingDuosInvoiceReplaceV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.invoice_event_id);
}

function explainBillingDuosInvoiceReplaceV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.invoice_event_id;
    found.visit?.(found, v, "", "invoice_event_id");
    if (v1 === undefined) missing(found, "invoice_event_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "invoice_event_id", v1, "an integer");
  }
  else wrong(found, "", v, "an object");
}
