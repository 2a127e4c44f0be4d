// Generated from events/debt/late_payment_fee_waived-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeWaivedV1 } from "../types/debt.ts";

export type { LatePaymentFeeWaivedV1 } from "../types/debt.ts";

/** A late payment fee was waived, so that the customer need not pay it. The message names the fee only, not the account. */
export const latePaymentFeeWaivedV1: EventContract<"late_payment_fee_waived", "v1", LatePaymentFeeWaivedV1> = /* @__PURE__ */ contract("late_payment_fee_waived-v1", "late_payment_fee_waived", "v1", isLatePaymentFeeWaivedV1, explainLatePaymentFeeWaivedV1);

function isLatePaymentFeeWaivedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.fee_id) &&
  typeof v.waived_at === "string" &&
  Number.isInteger(v.support_user_id);
}

function explainLatePaymentFeeWaivedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "fee_id,waived_at,support_user_id");
    if (data.fee_id === undefined) {
      report(path + "/fee_id", "required");
    }
    if (data.waived_at === undefined) {
      report(path + "/waived_at", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.fee_id !== undefined) {
      let data0 = data.fee_id;
      if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
        report(path+"/fee_id", "integer");
      }
    }
    if (data.waived_at !== undefined) {
      if (typeof data.waived_at !== "string") {
        report(path+"/waived_at", "string");
      }
    }
    if (data.support_user_id !== undefined) {
      let data2 = data.support_user_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/support_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
