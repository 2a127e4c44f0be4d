// Generated from events/billing/billing.rebate.declined-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingRebateDeclinedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.rebate.declined-v1`, by the code of ajv. */
export declare const billingRebateDeclinedV1: AjvGuard<BillingRebateDeclinedV1>;
