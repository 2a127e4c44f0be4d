// Generated from events/debt/late_payment_fee_calculator_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeCalculatorFeeAppliedV1 } from "../types/debt.ts";

export type { LatePaymentFeeCalculatorFeeAppliedV1 } from "../types/debt.ts";

/** The late payment fee calculator applied a fee. The message names its charge and no amount; the application service's message of the same kind has the amount. */
export const latePaymentFeeCalculatorFeeAppliedV1: Contract<"late_payment_fee_calculator_fee_applied-v1", "late_payment_fee_calculator_fee_applied", "v1", LatePaymentFeeCalculatorFeeAppliedV1> = /* @__PURE__ */ contract("late_payment_fee_calculator_fee_applied-v1", "late_payment_fee_calculator_fee_applied", "v1", isLatePaymentFeeCalculatorFeeAppliedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeCalculatorFeeAppliedV1> {
return options?.unknown === "report" || !isLatePaymentFeeCalculatorFeeAppliedV1(input) ? examine<LatePaymentFeeCalculatorFeeAppliedV1>(input, options, explainLatePaymentFeeCalculatorFeeAppliedV1) : { ok: true, value: input as LatePaymentFeeCalculatorFeeAppliedV1 };
}

function isLatePaymentFeeCalculatorFeeAppliedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.charge_id === "string";
}

function explainLatePaymentFeeCalculatorFeeAppliedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_id;
    const v2 = v.account_number;
    const v3 = v.charge_id;
    found.visit?.(found, v, "", "run_id,account_number,charge_id");
    if (v1 === undefined) missing(found, "run_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "charge_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "charge_id", v3, "a string");
  }
  else wrong(found, "", v, "an object");
}
