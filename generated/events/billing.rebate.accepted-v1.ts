// Generated from events/billing/billing.rebate.accepted-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingRebateAcceptedV1 } from "../types/billing.ts";

export type { BillingRebateAcceptedV1 } from "../types/billing.ts";

/** A rebate, a reduction of what an account has to pay over a period, was accepted. */
export const billingRebateAcceptedV1: EventContract<"billing.rebate.accepted", "v1", BillingRebateAcceptedV1> = /* @__PURE__ */ contract("billing.rebate.accepted-v1", "billing.rebate.accepted", "v1", isBillingRebateAcceptedV1, explainBillingRebateAcceptedV1);

function isBillingRebateAcceptedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.rebate_period_id) &&
  typeof v.rebate_type === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string";
}

function explainBillingRebateAcceptedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,rebate_period_id,rebate_type,effective_from,effective_to");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.rebate_period_id === undefined) {
      report(path + "/rebate_period_id", "required");
    }
    if (data.rebate_type === undefined) {
      report(path + "/rebate_type", "required");
    }
    if (data.effective_from === undefined) {
      report(path + "/effective_from", "required");
    }
    if (data.effective_to === undefined) {
      report(path + "/effective_to", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.rebate_period_id !== undefined) {
      let data1 = data.rebate_period_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/rebate_period_id", "integer");
      }
    }
    if (data.rebate_type !== undefined) {
      if (typeof data.rebate_type !== "string") {
        report(path+"/rebate_type", "string");
      }
    }
    if (data.effective_from !== undefined) {
      if (typeof data.effective_from !== "string") {
        report(path+"/effective_from", "string");
      }
    }
    if (data.effective_to !== undefined) {
      if (typeof data.effective_to !== "string") {
        report(path+"/effective_to", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
