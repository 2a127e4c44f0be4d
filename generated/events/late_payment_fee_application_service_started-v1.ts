// Generated from events/debt/late_payment_fee_application_service_started-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { LatePaymentFeeApplicationServiceStartedV1 } from "../types/debt.ts";

export type { LatePaymentFeeApplicationServiceStartedV1 } from "../types/debt.ts";

/** The application service, which puts late payment fees on accounts, started a run for an account. */
export const latePaymentFeeApplicationServiceStartedV1: EventContract<"late_payment_fee_application_service_started", "v1", LatePaymentFeeApplicationServiceStartedV1> = /* @__PURE__ */ contract("late_payment_fee_application_service_started-v1", "late_payment_fee_application_service_started", "v1", isLatePaymentFeeApplicationServiceStartedV1, explainLatePaymentFeeApplicationServiceStartedV1);

function isLatePaymentFeeApplicationServiceStartedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.run_id === "string" &&
  typeof v.account_number === "string";
}

function explainLatePaymentFeeApplicationServiceStartedV1(data: any, path: string, report: Report, visit?: Visit): void {
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
