// Generated from events/debt/late_payment_fee_calculation_service_started-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LatePaymentFeeCalculationServiceStartedV1 } from "../types/debt.ts";

/** Whether a value satisfies `late_payment_fee_calculation_service_started-v1`, by the code of ajv. */
export declare const latePaymentFeeCalculationServiceStartedV1: AjvGuard<LatePaymentFeeCalculationServiceStartedV1>;
