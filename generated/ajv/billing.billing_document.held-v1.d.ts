// Generated from events/billing/billing.billing_document.held-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingBillingDocumentHeldV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.billing_document.held-v1`, by the code of ajv. */
export declare const billingBillingDocumentHeldV1: AjvGuard<BillingBillingDocumentHeldV1>;
