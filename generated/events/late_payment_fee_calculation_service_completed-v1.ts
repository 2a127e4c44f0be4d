// Generated from events/debt/late_payment_fee_calculation_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeCalculationServiceCompletedV1 } from "../types/debt.ts";

export type { LatePaymentFeeCalculationServiceCompletedV1 } from "../types/debt.ts";

/** The calculation service finished its run for an account; the message counts the late payment fees it worked out. */
export const latePaymentFeeCalculationServiceCompletedV1: EventContract<"late_payment_fee_calculation_service_completed", "v1", LatePaymentFeeCalculationServiceCompletedV1> = /* @__PURE__ */ contract("late_payment_fee_calculation_service_completed-v1", "late_payment_fee_calculation_service_completed", "v1", isLatePaymentFeeCalculationServiceCompletedV1, explainLatePaymentFeeCalculationServiceCompletedV1);

function isLatePaymentFeeCalculationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_calculated_count);
}

function explainLatePaymentFeeCalculationServiceCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_id,account_number,fees_calculated_count");
    if (data.run_id === undefined) {
      report(path + "/run_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.fees_calculated_count === undefined) {
      report(path + "/fees_calculated_count", "required");
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
    if (data.fees_calculated_count !== undefined) {
      let data2 = data.fees_calculated_count;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/fees_calculated_count", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
