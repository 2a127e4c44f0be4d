// Generated from events/billing/billing.ledger.entry_posted-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLedger } from "../shapes/Ledger.ts";

export default /* @__PURE__ */ compactContract("billing.ledger.entry_posted-v1", isBillingLedgerEntryPostedV1, "{ledger{account{number},number,id?}}");

function isBillingLedgerEntryPostedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger);
}
