// Generated from events/billing/billing.billing_document.issued-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingBillingDocumentIssuedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.billing_document.issued-v1`, by the code of ajv. */
export declare const billingBillingDocumentIssuedV1: AjvGuard<BillingBillingDocumentIssuedV1>;
