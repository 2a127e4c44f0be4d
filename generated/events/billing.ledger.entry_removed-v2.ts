// Generated from events/billing/billing.ledger.entry_removed-v2.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import { explainLedgerEntryRemoval, isLedgerEntryRemoval } from "../shapes/LedgerEntryRemoval.ts";
import type { BillingLedgerEntryRemovedV2 } from "../types/billing.ts";

export type { BillingLedgerEntryRemovedV2 } from "../types/billing.ts";

/** An entry was taken off a ledger again. This version also carries the entry: its amount and kind, and a reason. */
export const billingLedgerEntryRemovedV2: EventContract<"billing.ledger.entry_removed", "v2", BillingLedgerEntryRemovedV2> = /* @__PURE__ */ contract("billing.ledger.entry_removed-v2", "billing.ledger.entry_removed", "v2", isBillingLedgerEntryRemovedV2, explainBillingLedgerEntryRemovedV2);

function isBillingLedgerEntryRemovedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger) &&
  isLedgerEntryRemoval(v.entry);
}

function explainBillingLedgerEntryRemovedV2(data: any, path: string, report: Report, visit?: Visit): void {
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
      explainLedgerEntryRemoval(data.entry, path + "/entry", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
