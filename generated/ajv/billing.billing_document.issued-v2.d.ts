// Generated from events/billing/billing.billing_document.issued-v2.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingBillingDocumentIssuedV2 } from "../types/billing.ts";

/** Whether a value satisfies `billing.billing_document.issued-v2`, by the code of ajv. */
export declare const billingBillingDocumentIssuedV2: AjvGuard<BillingBillingDocumentIssuedV2>;
