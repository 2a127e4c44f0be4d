// Generated from events/billing/billing.portfolio_invoice_summary.completed-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingPortfolioInvoiceSummaryCompletedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.portfolio_invoice_summary.completed-v1`, by the code of ajv. */
export declare const billingPortfolioInvoiceSummaryCompletedV1: AjvGuard<BillingPortfolioInvoiceSummaryCompletedV1>;
