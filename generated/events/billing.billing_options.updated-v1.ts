// Generated from events/billing/billing.billing_options.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingBillingOptionsUpdatedV1 } from "../types/billing.ts";

export type { BillingBillingOptionsUpdatedV1 } from "../types/billing.ts";

/** The billing options of an account were replaced by new ones. Both the earlier and the new ones are given by number. */
export const billingBillingOptionsUpdatedV1: Contract<"billing.billing_options.updated-v1", "billing.billing_options.updated", "v1", BillingBillingOptionsUpdatedV1> = /* @__PURE__ */ contract("billing.billing_options.updated-v1", "billing.billing_options.updated", "v1", isBillingBillingOptionsUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingBillingOptionsUpdatedV1> {
return options?.unknown === "report" || !isBillingBillingOptionsUpdatedV1(input) ? examine<BillingBillingOptionsUpdatedV1>(input, options, explainBillingBillingOptionsUpdatedV1) : { ok: true, value: input as BillingBillingOptionsUpdatedV1 };
}

function isBillingBillingOptionsUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.previous_billing_options_id) &&
  Number.isInteger(v.new_billing_options_id) &&
  Number.isInteger(v.support_user_id);
}

function explainBillingBillingOptionsUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.previous_billing_options_id;
    const v3 = v.new_billing_options_id;
    const v4 = v.support_user_id;
    found.visit?.(found, v, "", "account_number,previous_billing_options_id,new_billing_options_id,support_user_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "previous_billing_options_id");
    if (v3 === undefined) missing(found, "new_billing_options_id");
    if (v4 === undefined) missing(found, "support_user_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "previous_billing_options_id", v2, "an integer");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "new_billing_options_id", v3, "an integer");
    if (v4 !== undefined && !Number.isInteger(v4)) wrong(found, "support_user_id", v4, "an integer");
  }
  else wrong(found, "", v, "an object");
}
