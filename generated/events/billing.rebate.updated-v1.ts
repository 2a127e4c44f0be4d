// Generated from events/billing/billing.rebate.updated-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingRebateUpdatedV1 } from "../types/billing.ts";

export type { BillingRebateUpdatedV1 } from "../types/billing.ts";

/** The details of a rebate of an account were changed. The catalogue does not say whether the message carries them as they were before or after the change. */
export const billingRebateUpdatedV1: Contract<"billing.rebate.updated-v1", "billing.rebate.updated", "v1", BillingRebateUpdatedV1> = /* @__PURE__ */ contract("billing.rebate.updated-v1", "billing.rebate.updated", "v1", isBillingRebateUpdatedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingRebateUpdatedV1> {
return options?.unknown === "report" || !isBillingRebateUpdatedV1(input) ? examine<BillingRebateUpdatedV1>(input, options, explainBillingRebateUpdatedV1) : { ok: true, value: input as BillingRebateUpdatedV1 };
}

function isBillingRebateUpdatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.rebate_period_id) &&
  typeof v.rebate_type === "string" &&
  typeof v.effective_from === "string" &&
  typeof v.effective_to === "string" &&
  typeof v.is_application_accepted === "boolean";
}

function explainBillingRebateUpdatedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.rebate_period_id;
    const v3 = v.rebate_type;
    const v4 = v.effective_from;
    const v5 = v.effective_to;
    const v6 = v.is_application_accepted;
    found.visit?.(found, v, "", "account_number,rebate_period_id,rebate_type,effective_from,effective_to,is_application_accepted");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "rebate_period_id");
    if (v3 === undefined) missing(found, "rebate_type");
    if (v4 === undefined) missing(found, "effective_from");
    if (v5 === undefined) missing(found, "effective_to");
    if (v6 === undefined) missing(found, "is_application_accepted");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "rebate_period_id", v2, "an integer");
    if (v3 !== undefined && typeof v3 !== "string") wrong(found, "rebate_type", v3, "a string");
    if (v4 !== undefined && typeof v4 !== "string") wrong(found, "effective_from", v4, "a string");
    if (v5 !== undefined && typeof v5 !== "string") wrong(found, "effective_to", v5, "a string");
    if (v6 !== undefined && typeof v6 !== "boolean") wrong(found, "is_application_accepted", v6, "a boolean");
  }
  else wrong(found, "", v, "an object");
}
