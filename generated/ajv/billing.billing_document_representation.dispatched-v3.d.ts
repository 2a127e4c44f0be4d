// Generated from events/billing/billing.billing_document_representation.dispatched-v3.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingBillingDocumentRepresentationDispatchedV3 } from "../types/billing.ts";

/** Whether a value satisfies `billing.billing_document_representation.dispatched-v3`, by the code of ajv. */
export declare const billingBillingDocumentRepresentationDispatchedV3: AjvGuard<BillingBillingDocumentRepresentationDispatchedV3>;
