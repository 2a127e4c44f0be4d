// Generated from events/billing/billing.portfolio_invoice_summary.completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.portfolio_invoice_summary.completed-v1", isBillingPortfolioInvoiceSummaryCompletedV1, "{run_identifier,objstore_bucket,objstore_key_prefix,summary_count:i}");

function isBillingPortfolioInvoiceSummaryCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_identifier === "string" &&
  typeof v.objstore_bucket === "string" &&
  typeof v.objstore_key_prefix === "string" &&
  Number.isInteger(v.summary_count);
}
