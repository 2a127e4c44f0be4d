// Generated from events/billing/billing.duos_invoice.cancel-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingDuosInvoiceCancelV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.duos_invoice.cancel-v1`, by the code of ajv. */
export declare const billingDuosInvoiceCancelV1: AjvGuard<BillingDuosInvoiceCancelV1>;
