// Generated from events/billing/billing.ledger.entry_removed-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import type { BillingLedgerEntryRemovedV1 } from "../types/billing.ts";

export type { BillingLedgerEntryRemovedV1 } from "../types/billing.ts";

/** An entry was taken off a ledger again. This version names only the ledger. */
export const billingLedgerEntryRemovedV1: Contract<"billing.ledger.entry_removed-v1", "billing.ledger.entry_removed", "v1", BillingLedgerEntryRemovedV1> = /* @__PURE__ */ contract("billing.ledger.entry_removed-v1", "billing.ledger.entry_removed", "v1", isBillingLedgerEntryRemovedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingLedgerEntryRemovedV1> {
return options?.unknown === "report" || !isBillingLedgerEntryRemovedV1(input) ? examine<BillingLedgerEntryRemovedV1>(input, options, explainBillingLedgerEntryRemovedV1) : { ok: true, value: input as BillingLedgerEntryRemovedV1 };
}

function isBillingLedgerEntryRemovedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger);
}

function explainBillingLedgerEntryRemovedV1(v: any, _at: string, found: Findings): void {
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
