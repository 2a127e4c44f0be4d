// Generated from events/debt/late_payment_fee_application_service_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceFeeAppliedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceFeeAppliedV1 } from "../types/debt.ts";

/** The application service put a fee for paying late on an account; the message carries its amount, date and charge. */
export const latePaymentFeeApplicationServiceFeeAppliedV1: Contract<"late_payment_fee_application_service_fee_applied-v1", "late_payment_fee_application_service_fee_applied", "v1", LatePaymentFeeApplicationServiceFeeAppliedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_fee_applied-v1", "late_payment_fee_application_service_fee_applied", "v1", isLatePaymentFeeApplicationServiceFeeAppliedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeApplicationServiceFeeAppliedV1> {
return options?.unknown === "report" || !isLatePaymentFeeApplicationServiceFeeAppliedV1(input) ? examine<LatePaymentFeeApplicationServiceFeeAppliedV1>(input, options, explainLatePaymentFeeApplicationServiceFeeAppliedV1) : { ok: true, value: input as LatePaymentFeeApplicationServiceFeeAppliedV1 };
}

function isLatePaymentFeeApplicationServiceFeeAppliedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fee_amount) &&
  typeof v.fee_date === "string" &&
  ((v1 = v.fee_type) === undefined || typeof v1 === "string") &&
  typeof v.charge_id === "string";
}

function explainLatePaymentFeeApplicationServiceFeeAppliedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_id;
    const v2 = v.account_number;
    const v3 = v.fee_amount;
    const v4 = v.fee_date;
    const v5 = v.fee_type;
    const v6 = v.charge_id;
    found.visit?.(found, v, "", "run_id,account_number,fee_amount,fee_date,fee_type,charge_id");
    if (v1 === undefined) missing(found, "run_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "fee_amount");
    if (v4 === undefined) missing(found, "fee_date");
    if (v6 === undefined) missing(found, "charge_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "fee_amount", v3, "an integer");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "fee_date", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "fee_type", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "string") wrong(found, "charge_id", v6, "a string");
  }
  else wrong(found, "", v, "an object");
}
