// Generated from events/debt/late_payment_fee_calculator_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeCalculatorFeeAppliedV1 } from "../types/debt.ts";

export type { LatePaymentFeeCalculatorFeeAppliedV1 } from "../types/debt.ts";

/** The late payment fee calculator applied a fee. The message names its charge and no amount; the application service's message of the same kind has the amount. */
export const latePaymentFeeCalculatorFeeAppliedV1: EventContract<"late_payment_fee_calculator_fee_applied", "v1", LatePaymentFeeCalculatorFeeAppliedV1> = /* @__PURE__ */ contract("late_payment_fee_calculator_fee_applied-v1", "late_payment_fee_calculator_fee_applied", "v1", isLatePaymentFeeCalculatorFeeAppliedV1, explainLatePaymentFeeCalculatorFeeAppliedV1);

function isLatePaymentFeeCalculatorFeeAppliedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  typeof v.charge_id === "string";
}

function explainLatePaymentFeeCalculatorFeeAppliedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_id,account_number,charge_id");
    if (data.run_id === undefined) {
      report(path + "/run_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.charge_id === undefined) {
      report(path + "/charge_id", "required");
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
    if (data.charge_id !== undefined) {
      if (typeof data.charge_id !== "string") {
        report(path+"/charge_id", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
