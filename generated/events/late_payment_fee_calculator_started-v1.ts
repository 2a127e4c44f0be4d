// Generated from events/debt/late_payment_fee_calculator_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeCalculatorStartedV1 } from "../types/debt.ts";

export type { LatePaymentFeeCalculatorStartedV1 } from "../types/debt.ts";

/** The late payment fee calculator started a run for an account. The calculation service and the application service report under names of their own. */
export const latePaymentFeeCalculatorStartedV1: EventContract<"late_payment_fee_calculator_started", "v1", LatePaymentFeeCalculatorStartedV1> = /* @__PURE__ */ contract("late_payment_fee_calculator_started-v1", "late_payment_fee_calculator_started", "v1", isLatePaymentFeeCalculatorStartedV1, explainLatePaymentFeeCalculatorStartedV1);

function isLatePaymentFeeCalculatorStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string";
}

function explainLatePaymentFeeCalculatorStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_id,account_number");
    if (data.run_id === undefined) {
      report(path + "/run_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.run_id !== undefined) {
      if (typeof data.run_id !== "string") {
        report(path+"/run_id", "string");
      }
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
