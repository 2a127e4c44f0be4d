// Generated from events/billing/billing.issued_bill-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingIssuedBillV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.issued_bill-v1`, by the code of ajv. */
export declare const billingIssuedBillV1: AjvGuard<BillingIssuedBillV1>;
