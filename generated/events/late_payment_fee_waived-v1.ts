// Generated from events/debt/late_payment_fee_waived-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { LatePaymentFeeWaivedV1 } from "../types/debt.ts";

export type { LatePaymentFeeWaivedV1 } from "../types/debt.ts";

/** A late payment fee was waived, so that the customer need not pay it. The message names the fee only, not the account. */
export const latePaymentFeeWaivedV1: Contract<"late_payment_fee_waived-v1", "late_payment_fee_waived", "v1", LatePaymentFeeWaivedV1> = /* @__PURE__ */ contract("late_payment_fee_waived-v1", "late_payment_fee_waived", "v1", isLatePaymentFeeWaivedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<LatePaymentFeeWaivedV1> {
return options?.unknown === "report" || !isLatePaymentFeeWaivedV1(input) ? examine<LatePaymentFeeWaivedV1>(input, options, explainLatePaymentFeeWaivedV1) : { ok: true, value: input as LatePaymentFeeWaivedV1 };
}

function isLatePaymentFeeWaivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.fee_id) &&
  typeof v.waived_at === "string" &&
  Number.isInteger(v.support_user_id);
}

function explainLatePaymentFeeWaivedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.fee_id;
    const v2 = v.waived_at;
    const v3 = v.support_user_id;
    found.visit?.(found, v, "", "fee_id,waived_at,support_user_id");
    if (v1 === undefined) missing(found, "fee_id");
    if (v2 === undefined) missing(found, "waived_at");
    if (v3 === undefined) missing(found, "support_user_id");
    if (v1 !== undefined && !Number.isInteger(v1)) wrong(found, "fee_id", v1, "an integer");
    if (v2 !== undefined && typeof v2 !== "string") wrong(found, "waived_at", v2, "a string");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "support_user_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
