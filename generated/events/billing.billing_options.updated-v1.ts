// Generated from events/billing/billing.billing_options.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { BillingBillingOptionsUpdatedV1 } from "../types/billing.ts";

export type { BillingBillingOptionsUpdatedV1 } from "../types/billing.ts";

/** The billing options of an account were replaced by new ones. Both the earlier and the new ones are given by number. */
export const billingBillingOptionsUpdatedV1: EventContract<"billing.billing_options.updated", "v1", BillingBillingOptionsUpdatedV1> = /* @__PURE__ */ contract("billing.billing_options.updated-v1", "billing.billing_options.updated", "v1", isBillingBillingOptionsUpdatedV1, explainBillingBillingOptionsUpdatedV1);

function isBillingBillingOptionsUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.previous_billing_options_id) &&
  Number.isInteger(v.new_billing_options_id) &&
  Number.isInteger(v.support_user_id);
}

function explainBillingBillingOptionsUpdatedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "account_number,previous_billing_options_id,new_billing_options_id,support_user_id");
    if (data.account_number === undefined) {
      report(path + "/account_number", "required");
    }
    if (data.previous_billing_options_id === undefined) {
      report(path + "/previous_billing_options_id", "required");
    }
    if (data.new_billing_options_id === undefined) {
      report(path + "/new_billing_options_id", "required");
    }
    if (data.support_user_id === undefined) {
      report(path + "/support_user_id", "required");
    }
    if (data.account_number !== undefined) {
      if (typeof data.account_number !== "string") {
        report(path+"/account_number", "string");
      }
    }
    if (data.previous_billing_options_id !== undefined) {
      let data1 = data.previous_billing_options_id;
      if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
        report(path+"/previous_billing_options_id", "integer");
      }
    }
    if (data.new_billing_options_id !== undefined) {
      let data2 = data.new_billing_options_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/new_billing_options_id", "integer");
      }
    }
    if (data.support_user_id !== undefined) {
      let data3 = data.support_user_id;
      if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
        report(path+"/support_user_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
