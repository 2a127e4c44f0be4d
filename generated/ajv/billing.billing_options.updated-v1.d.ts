// Generated from events/billing/billing.billing_options.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingBillingOptionsUpdatedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.billing_options.updated-v1`, by the code of ajv. */
export declare const billingBillingOptionsUpdatedV1: AjvGuard<BillingBillingOptionsUpdatedV1>;
