// Generated from events/billing/billing.duos_invoice.replace-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingDuosInvoiceReplaceV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.duos_invoice.replace-v1`, by the code of ajv. */
export declare const billingDuosInvoiceReplaceV1: AjvGuard<BillingDuosInvoiceReplaceV1>;
