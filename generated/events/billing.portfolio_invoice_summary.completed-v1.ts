// Generated from events/billing/billing.portfolio_invoice_summary.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingPortfolioInvoiceSummaryCompletedV1 } from "../types/billing.ts";

export type { BillingPortfolioInvoiceSummaryCompletedV1 } from "../types/billing.ts";

/** A run that makes invoice summaries for portfolios was completed, and they lie in object storage. */
export const billingPortfolioInvoiceSummaryCompletedV1: Contract<"billing.portfolio_invoice_summary.completed-v1", "billing.portfolio_invoice_summary.completed", "v1", BillingPortfolioInvoiceSummaryCompletedV1> = /* @__PURE__ */ contract("billing.portfolio_invoice_summary.completed-v1", "billing.portfolio_invoice_summary.completed", "v1", isBillingPortfolioInvoiceSummaryCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingPortfolioInvoiceSummaryCompletedV1> {
return options?.unknown === "report" || !isBillingPortfolioInvoiceSummaryCompletedV1(input) ? examine<BillingPortfolioInvoiceSummaryCompletedV1>(input, options, explainBillingPortfolioInvoiceSummaryCompletedV1) : { ok: true, value: input as BillingPortfolioInvoiceSummaryCompletedV1 };
}

function isBillingPortfolioInvoiceSummaryCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_identifier === "string" &&
  typeof v.objstore_bucket === "string" &&
  typeof v.objstore_key_prefix === "string" &&
  Number.isInteger(v.summary_count);
}

function explainBillingPortfolioInvoiceSummaryCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_identifier;
    const v2 = v.objstore_bucket;
    const v3 = v.objstore_key_prefix;
    const v4 = v.summary_count;
    found.visit?.(found, v, "", "run_identifier,objstore_bucket,objstore_key_prefix,summary_count");
    if (v1 === undefined) missing(found, "run_identifier");
    if (v2 === undefined) missing(found, "objstore_bucket");
    if (v3 === undefined) missing(found, "objstore_key_prefix");
    if (v4 === undefined) missing(found, "summary_count");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_identifier", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "objstore_bucket", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "objstore_key_prefix", v3, "a string");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "summary_count", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
