// Generated from events/billing/billing.rebate.accepted-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingRebateAcceptedV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.rebate.accepted-v1`, by the code of ajv. */
export declare const billingRebateAcceptedV1: AjvGuard<BillingRebateAcceptedV1>;
