// Generated from events/billing/billing.ledger.entry_posted-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import { explainLedgerEntry, isLedgerEntry } from "../shapes/LedgerEntry.ts";
import type { BillingLedgerEntryPostedV2 } from "../types/billing.ts";

export type { BillingLedgerEntryPostedV2 } from "../types/billing.ts";

/** An entry was posted to a ledger, the running record of what an account owes and has paid. This version also carries the entry: its kind, and where it came from. */
export const billingLedgerEntryPostedV2: Contract<"billing.ledger.entry_posted-v2", "billing.ledger.entry_posted", "v2", BillingLedgerEntryPostedV2> = /* @__PURE__ */ contract("billing.ledger.entry_posted-v2", "billing.ledger.entry_posted", "v2", isBillingLedgerEntryPostedV2, validate);

function validate(input: unknown, options?: ValidateOptions): Result<BillingLedgerEntryPostedV2> {
return options?.unknown === "report" || !isBillingLedgerEntryPostedV2(input) ? examine<BillingLedgerEntryPostedV2>(input, options, explainBillingLedgerEntryPostedV2) : { ok: true, value: input as BillingLedgerEntryPostedV2 };
}

function isBillingLedgerEntryPostedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger) &&
  isLedgerEntry(v.entry);
}

function explainBillingLedgerEntryPostedV2(v: any, _at: string, found: Findings): void {
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
      if (found.visit || !isLedgerEntry(v2)) explainLedgerEntry(v2, "entry.", found);
    }
  }
  else wrong(found, "", v, "an object");
}
