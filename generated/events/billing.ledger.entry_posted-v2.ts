// Generated from events/billing/billing.ledger.entry_posted-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import { explainLedgerEntry, isLedgerEntry } from "../shapes/LedgerEntry.ts";
import type { BillingLedgerEntryPostedV2 } from "../types/billing.ts";

export type { BillingLedgerEntryPostedV2 } from "../types/billing.ts";

/** An entry was posted to a ledger, the running record of what an account owes and has paid. This version also carries the entry: its kind, and where it came from. */
export const billingLedgerEntryPostedV2: EventContract<"billing.ledger.entry_posted", "v2", BillingLedgerEntryPostedV2> = /* @__PURE__ */ contract("billing.ledger.entry_posted-v2", "billing.ledger.entry_posted", "v2", isBillingLedgerEntryPostedV2, explainBillingLedgerEntryPostedV2);

function isBillingLedgerEntryPostedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger) &&
  isLedgerEntry(v.entry);
}

function explainBillingLedgerEntryPostedV2(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger,entry");
    if (data.ledger === undefined) {
      report(path + "/ledger", "required");
    }
    if (data.entry === undefined) {
      report(path + "/entry", "required");
    }
    if (data.ledger !== undefined) {
      explainLedger(data.ledger, path + "/ledger", report, visit);
    }
    if (data.entry !== undefined) {
      explainLedgerEntry(data.entry, path + "/entry", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
