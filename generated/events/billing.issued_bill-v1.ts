// Generated from events/billing/billing.issued_bill-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { BillingIssuedBillV1 } from "../types/billing.ts";

export type { BillingIssuedBillV1 } from "../types/billing.ts";

/** A bill was issued to an account in the form of a statement. */
export const billingIssuedBillV1: Contract<"billing.issued_bill-v1", "billing.issued_bill", "v1", BillingIssuedBillV1> = /* @__PURE__ */ contract("billing.issued_bill-v1", "billing.issued_bill", "v1", isBillingIssuedBillV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingIssuedBillV1> {
return options?.unknown === "report" || !isBillingIssuedBillV1(input) ? examine<BillingIssuedBillV1>(input, options, explainBillingIssuedBillV1) : { ok: true, value: input as BillingIssuedBillV1 };
}

function isBillingIssuedBillV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.statement_id);
}

function explainBillingIssuedBillV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.account_number;
    const v2 = v.statement_id;
    found.visit?.(found, v, "", "account_number,statement_id");
    if (v1 === undefined) missing(found, "account_number");
    if (v2 === undefined) missing(found, "statement_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "account_number", v1, "a string");
    if (v2 !== undefined && !Number.isInteger(v2)) wrong(found, "statement_id", v2, "an integer");
  }
  else wrong(found, "", v, "an object");
}
