// Generated from events/billing/billing.rebate.declined-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingRebateDeclinedV1 } from "../types/billing.ts";

export type { BillingRebateDeclinedV1 } from "../types/billing.ts";

/** A rebate was declined for an account, with the reason. */
export const billingRebateDeclinedV1: EventContract<"billing.rebate.declined", "v1", BillingRebateDeclinedV1> = /* @__PURE__ */ contract("billing.rebate.declined-v1", "billing.rebate.declined", "v1", isBillingRebateDeclinedV1, explainBillingRebateDeclinedV1);

function isBillingRebateDeclinedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.rebate_period_id) &&
  typeof v.rebate_type === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string" &&
  typeof v.decline_reason === "string";
}

function explainBillingRebateDeclinedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,rebate_period_id,rebate_type,effective_from,effective_to,decline_reason");
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
    if (data.decline_reason === undefined) {
      report(path + "/decline_reason", "required");
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
    if (data.decline_reason !== undefined) {
      if (typeof data.decline_reason !== "string") {
        report(path+"/decline_reason", "string");
      }
    }
  }
  else {
    report(path, "object");
  }
}
