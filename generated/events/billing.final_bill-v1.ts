// Generated from events/billing/billing.final_bill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingFinalBillV1 } from "../types/billing.ts";

export type { BillingFinalBillV1 } from "../types/billing.ts";

/** An account got its final bill, the closing statement. */
export const billingFinalBillV1: Contract<"billing.final_bill-v1", "billing.final_bill", "v1", BillingFinalBillV1> = /* @__PURE__ */ contract("billing.final_bill-v1", "billing.final_bill", "v1", isBillingFinalBillV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingFinalBillV1> {
return options?.unknown === "report" || !isBillingFinalBillV1(input) ? examine<BillingFinalBillV1>(input, options, explainBillingFinalBillV1) : { ok: true, value: input as BillingFinalBillV1 };
}

function isBillingFinalBillV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Array.isArray((v1 = v.account_user_emails)) && isBillingFinalBillV1List1(v1) &&
  Number.isInteger(v.statement_id);
}

function isBillingFinalBillV1List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (typeof v[i] !== "string") return false;
  return true;
}

function explainBillingFinalBillV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.account_user_emails;
    const v3 = v.statement_id;
    found.visit?.(found, v, "", "account_number,account_user_emails,statement_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "account_user_emails");
    if (v3 === undefined) missing(found, "statement_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined) {
      if (Array.isArray(v2)) {
        for (let i0 = 0; i0 < v2.length; i0++) {
          const v4 = v2[i0];
          if (typeof v4 !== "string") wrong(found, "account_user_emails." + i0, v4, "a string");
        }
      }
      else wrong(found, "account_user_emails", v2, "an array");
    }
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "statement_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
