// Generated from events/debt/late_payment_fee_application_service_completed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceCompletedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceCompletedV1 } from "../types/debt.ts";

/** The application service finished its run for an account; the message counts the late payment fees it applied and those it did not. */
export const latePaymentFeeApplicationServiceCompletedV1: EventContract<"late_payment_fee_application_service_completed", "v1", LatePaymentFeeApplicationServiceCompletedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_completed-v1", "late_payment_fee_application_service_completed", "v1", isLatePaymentFeeApplicationServiceCompletedV1, explainLatePaymentFeeApplicationServiceCompletedV1);

function isLatePaymentFeeApplicationServiceCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fees_applied_count) &&
  Number.isInteger(v.fees_unapplied_count);
}

function explainLatePaymentFeeApplicationServiceCompletedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_id,account_number,fees_applied_count,fees_unapplied_count");
    if (data.run_id === undefined) {
      report(path + "/run_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.fees_applied_count === undefined) {
      report(path + "/fees_applied_count", "required");
    }
    if (data.fees_unapplied_count === undefined) {
      report(path + "/fees_unapplied_count", "required");
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
    if (data.fees_applied_count !== undefined) {
      let data2 = data.fees_applied_count;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/fees_applied_count", "integer");
      }
    }
    if (data.fees_unapplied_count !== undefined) {
      let data3 = data.fees_unapplied_count;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/fees_unapplied_count", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
