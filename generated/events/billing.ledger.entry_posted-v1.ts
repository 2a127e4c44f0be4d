// Generated from events/billing/billing.ledger.entry_posted-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import type { BillingLedgerEntryPostedV1 } from "../types/billing.ts";

export type { BillingLedgerEntryPostedV1 } from "../types/billing.ts";

/** An entry was posted to a ledger, the running record of what an account owes and has paid. This version names only the ledger. */
export const billingLedgerEntryPostedV1: Contract<"billing.ledger.entry_posted-v1", "billing.ledger.entry_posted", "v1", BillingLedgerEntryPostedV1> = /* @__PURE__ */ contract("billing.ledger.entry_posted-v1", "billing.ledger.entry_posted", "v1", isBillingLedgerEntryPostedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingLedgerEntryPostedV1> {
return options?.unknown === "report" || !isBillingLedgerEntryPostedV1(input) ? examine<BillingLedgerEntryPostedV1>(input, options, explainBillingLedgerEntryPostedV1) : { ok: true, value: input as BillingLedgerEntryPostedV1 };
}

function isBillingLedgerEntryPostedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger);
}

function explainBillingLedgerEntryPostedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger;
    found.visit?.(found, v, "", "ledger");
    if (v1 === undefined) missing(found, "ledger");
    if (v1 !== undefined) {
      if (found.visit || !isLedger(v1)) explainLedger(v1, "ledger.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
