// Generated from events/billing/billing.ledger.entry_posted-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import { explainLedger, isLedger } from "../shapes/Ledger.ts";
import type { BillingLedgerEntryPostedV1 } from "../types/billing.ts";

export type { BillingLedgerEntryPostedV1 } from "../types/billing.ts";

/** An entry was posted to a ledger, the running record of what an account owes and has paid. This version names only the ledger. */
export const billingLedgerEntryPostedV1: EventContract<"billing.ledger.entry_posted", "v1", BillingLedgerEntryPostedV1> = /* @__PURE__ */ contract("billing.ledger.entry_posted-v1", "billing.ledger.entry_posted", "v1", isBillingLedgerEntryPostedV1, explainBillingLedgerEntryPostedV1);

function isBillingLedgerEntryPostedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger);
}

function explainBillingLedgerEntryPostedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "ledger");
    if (data.ledger === undefined) {
      report(path + "/ledger", "required");
    }
    if (data.ledger !== undefined) {
      explainLedger(data.ledger, path + "/ledger", report, visit);
    }
  }
  else {
    report(path, "object");
  }
}
