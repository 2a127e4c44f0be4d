// Generated from events/debt/late_payment_fee_calculator_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { LatePaymentFeeCalculatorFeeAppliedV1 } from "../types/debt.ts";

/** Whether a value satisfies `late_payment_fee_calculator_fee_applied-v1`, by the code of ajv. */
export declare const latePaymentFeeCalculatorFeeAppliedV1: AjvGuard<LatePaymentFeeCalculatorFeeAppliedV1>;
