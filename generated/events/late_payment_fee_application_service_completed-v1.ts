// Generated from events/debt/late_payment_fee_application_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceCompletedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceCompletedV1 } from "../types/debt.ts";

/** The application service finished its run for an account; the message counts the late payment fees it applied and those it did not. */
export const latePaymentFeeApplicationServiceCompletedV1: Contract<"late_payment_fee_application_service_completed-v1", "late_payment_fee_application_service_completed", "v1", LatePaymentFeeApplicationServiceCompletedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_completed-v1", "late_payment_fee_application_service_completed", "v1", isLatePaymentFeeApplicationServiceCompletedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeApplicationServiceCompletedV1> {
return options?.unknown === "report" || !isLatePaymentFeeApplicationServiceCompletedV1(input) ? examine<LatePaymentFeeApplicationServiceCompletedV1>(input, options, explainLatePaymentFeeApplicationServiceCompletedV1) : { ok: true, value: input as LatePaymentFeeApplicationServiceCompletedV1 };
}

function isLatePaymentFeeApplicationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_applied_count) &&
  Number.isInteger(v.fees_unapplied_count);
}

function explainLatePaymentFeeApplicationServiceCompletedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_id;
    const v2 = v.account_number;
    const v3 = v.fees_applied_count;
    const v4 = v.fees_unapplied_count;
    found.visit?.(found, v, "", "run_id,account_number,fees_applied_count,fees_unapplied_count");
    if (v1 === undefined) missing(found, "run_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v3 === undefined) missing(found, "fees_applied_count");
    if (v4 === undefined) missing(found, "fees_unapplied_count");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "fees_applied_count", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "fees_unapplied_count", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
