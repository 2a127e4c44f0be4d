// Generated from events/billing/billing.portfolio_invoice_summary.completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingPortfolioInvoiceSummaryCompletedV1 } from "../types/billing.ts";

export type { BillingPortfolioInvoiceSummaryCompletedV1 } from "../types/billing.ts";

/** A run that makes invoice summaries for portfolios was completed, and they lie in object storage. */
export const billingPortfolioInvoiceSummaryCompletedV1: EventContract<"billing.portfolio_invoice_summary.completed", "v1", BillingPortfolioInvoiceSummaryCompletedV1> = /* @__PURE__ */ contract("billing.portfolio_invoice_summary.completed-v1", "billing.portfolio_invoice_summary.completed", "v1", isBillingPortfolioInvoiceSummaryCompletedV1, explainBillingPortfolioInvoiceSummaryCompletedV1);

function isBillingPortfolioInvoiceSummaryCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_identifier === "string" &&
  typeof v.objstore_bucket === "string" &&
  typeof v.objstore_key_prefix === "string" &&
  Number.isInteger(v.summary_count);
}

function explainBillingPortfolioInvoiceSummaryCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_identifier,objstore_bucket,objstore_key_prefix,summary_count");
    if (data.run_identifier === undefined) {
      report(path + "/run_identifier", "required");
    }
    if (data.objstore_bucket === undefined) {
      report(path + "/objstore_bucket", "required");
    }
    if (data.objstore_key_prefix === undefined) {
      report(path + "/objstore_key_prefix", "required");
    }
    if (data.summary_count === undefined) {
      report(path + "/summary_count", "required");
    }
    if (data.run_identifier !== undefined) {
      if (typeof data.run_identifier !== "string") {
        report(path+"/run_identifier", "string");
      }
    }
    if (data.objstore_bucket !== undefined) {
      if (typeof data.objstore_bucket !== "string") {
        report(path+"/objstore_bucket", "string");
      }
    }
    if (data.objstore_key_prefix !== undefined) {
      if (typeof data.objstore_key_prefix !== "string") {
        report(path+"/objstore_key_prefix", "string");
      }
    }
    if (data.summary_count !== undefined) {
      let data3 = data.summary_count;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/summary_count", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
