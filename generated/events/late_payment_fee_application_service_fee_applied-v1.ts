// Generated from events/debt/late_payment_fee_application_service_fee_applied-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceFeeAppliedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceFeeAppliedV1 } from "../types/debt.ts";

/** The application service put a fee for paying late on an account; the message carries its amount, date and charge. */
export const latePaymentFeeApplicationServiceFeeAppliedV1: EventContract<"late_payment_fee_application_service_fee_applied", "v1", LatePaymentFeeApplicationServiceFeeAppliedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_fee_applied-v1", "late_payment_fee_application_service_fee_applied", "v1", isLatePaymentFeeApplicationServiceFeeAppliedV1, explainLatePaymentFeeApplicationServiceFeeAppliedV1);

function isLatePaymentFeeApplicationServiceFeeAppliedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.fee_amount) &&
  typeof v.fee_date === "string" &&
  (v.fee_type === undefined || typeof v.fee_type === "string") &&
  typeof v.charge_id === "string";
}

function explainLatePaymentFeeApplicationServiceFeeAppliedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "run_id,account_number,fee_amount,fee_date,fee_type,charge_id");
    if (data.run_id === undefined) {
      report(path + "/run_id", "required");
    }
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.fee_amount === undefined) {
      report(path + "/fee_amount", "required");
    }
    if (data.fee_date === undefined) {
      report(path + "/fee_date", "required");
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
    if (data.fee_amount !== undefined) {
      let data2 = data.fee_amount;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/fee_amount", "integer");
      }
    }
    if (data.fee_date !== undefined) {
      if (typeof data.fee_date !== "string") {
        report(path+"/fee_date", "string");
      }
    }
    if (data.fee_type !== undefined) {
      if (typeof data.fee_type !== "string") {
        report(path+"/fee_type", "string");
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
