// Generated from events/billing/billing.final_bill-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingFinalBillV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.final_bill-v1`, by the code of ajv. */
export declare const billingFinalBillV1: AjvGuard<BillingFinalBillV1>;
