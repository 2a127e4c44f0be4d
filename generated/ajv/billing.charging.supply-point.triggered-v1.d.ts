// Generated from events/billing/billing.charging.supply-point.triggered-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { BillingChargingSupplyPointTriggeredV1 } from "../types/billing.ts";

/** Whether a value satisfies `billing.charging.supply-point.triggered-v1`, by the code of ajv. */
export declare const billingChargingSupplyPointTriggeredV1: AjvGuard<BillingChargingSupplyPointTriggeredV1>;
