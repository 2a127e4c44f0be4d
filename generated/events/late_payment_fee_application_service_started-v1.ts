// Generated from events/debt/late_payment_fee_application_service_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceStartedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceStartedV1 } from "../types/debt.ts";

/** The application service, which puts late payment fees on accounts, started a run for an account. */
export const latePaymentFeeApplicationServiceStartedV1: Contract<"late_payment_fee_application_service_started-v1", "late_payment_fee_application_service_started", "v1", LatePaymentFeeApplicationServiceStartedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_started-v1", "late_payment_fee_application_service_started", "v1", isLatePaymentFeeApplicationServiceStartedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeApplicationServiceStartedV1> {
return options?.unknown === "report" || !isLatePaymentFeeApplicationServiceStartedV1(input) ? examine<LatePaymentFeeApplicationServiceStartedV1>(input, options, explainLatePaymentFeeApplicationServiceStartedV1) : { ok: true, value: input as LatePaymentFeeApplicationServiceStartedV1 };
}

function isLatePaymentFeeApplicationServiceStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string";
}

function explainLatePaymentFeeApplicationServiceStartedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.run_id;
    const v2 = v.account_number;
    found.visit?.(found, v, "", "run_id,account_number");
    if (v1 === undefined) missing(found, "run_id");
    if (v2 === undefined) missing(found, "account_number");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "run_id", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "account_number", v2, "a string");
  }
  else wrong(found, "", v, "an object");
}
