// Generated from events/billing/billing.ledger.entry_removed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import { explainLedgerEntryRemoval, isLedgerEntryRemoval } from "../shapes/LedgerEntryRemoval.ts";
import type { BillingLedgerEntryRemovedV2 } from "../types/billing.ts";

export type { BillingLedgerEntryRemovedV2 } from "../types/billing.ts";

/** An entry was taken off a ledger again. This version also carries the entry: its amount and kind, and a reason. */
export const billingLedgerEntryRemovedV2: Contract<"billing.ledger.entry_removed-v2", "billing.ledger.entry_removed", "v2", BillingLedgerEntryRemovedV2> = /* @__PURE__ */ contract("billing.ledger.entry_removed-v2", "billing.ledger.entry_removed", "v2", isBillingLedgerEntryRemovedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingLedgerEntryRemovedV2> {
return options?.unknown === "report" || !isBillingLedgerEntryRemovedV2(input) ? examine<BillingLedgerEntryRemovedV2>(input, options, explainBillingLedgerEntryRemovedV2) : { ok: true, value: input as BillingLedgerEntryRemovedV2 };
}

function isBillingLedgerEntryRemovedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger) &&
  isLedgerEntryRemoval(v.entry);
}

function explainBillingLedgerEntryRemovedV2(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.ledger;
    const v2 = v.entry;
    found.visit?.(found, v, "", "ledger,entry");
    if (v1 === undefined) missing(found, "ledger");
    if (v2 === undefined) missing(found, "entry");
    if (v1 !== undefined) {
      if (found.visit || !isLedger(v1)) explainLedger(v1, "ledger.", found);
    }
    if (v2 !== undefined) {
      if (found.visit || !isLedgerEntryRemoval(v2)) explainLedgerEntryRemoval(v2, "entry.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
