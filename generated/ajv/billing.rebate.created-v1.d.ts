// Generated from events/billing/billing.rebate.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingRebateCreatedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.rebate.created-v1`, by the code of ajv. */
export declare const billingRebateCreatedV1: AjvGuard<BillingRebateCreatedV1>;
