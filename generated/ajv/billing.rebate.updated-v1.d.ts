// Generated from events/billing/billing.rebate.updated-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingRebateUpdatedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.rebate.updated-v1`, by the code of ajv. */
export declare const billingRebateUpdatedV1: AjvGuard<BillingRebateUpdatedV1>;
