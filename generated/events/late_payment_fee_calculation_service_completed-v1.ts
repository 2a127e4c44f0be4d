// Generated from events/debt/late_payment_fee_calculation_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeCalculationServiceCompletedV1 } from "../types/debt.ts";

export type { LatePaymentFeeCalculationServiceCompletedV1 } from "../types/debt.ts";

/** The calculation service finished its run for an account; the message counts the late payment fees it worked out. */
export const latePaymentFeeCalculationServiceCompletedV1: Contract<"late_payment_fee_calculation_service_completed-v1", "late_payment_fee_calculation_service_completed", "v1", LatePaymentFeeCalculationServiceCompletedV1> = /* @__PURE__ */ contract("late_payment_fee_calculation_service_completed-v1", "late_payment_fee_calculation_service_completed", "v1", isLatePaymentFeeCalculationServiceCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeCalculationServiceCompletedV1> {
return options?.unknown === "report" || !isLatePaymentFeeCalculationServiceCompletedV1(input) ? examine<LatePaymentFeeCalculationServiceCompletedV1>(input, options, explainLatePaymentFeeCalculationServiceCompletedV1) : { ok: true, value: input as LatePaymentFeeCalculationServiceCompletedV1 };
}

function isLatePaymentFeeCalculationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_calculated_count);
}

function explainLatePaymentFeeCalculationServiceCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_id;
    const v2 = v.account_number;
    const v3 = v.fees_calculated_count;
    found.visit?.(found, v, "", "run_id,account_number,fees_calculated_count");
    if (v1 === undefined) missing(found, "run_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "fees_calculated_count");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "fees_calculated_count", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
