// Generated from events/billing/billing.ledger.entry_removed-v2.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";
import { isLedger } from "../shapes/Ledger.ts";
import { isLedgerEntryRemoval } from "../shapes/LedgerEntryRemoval.ts";

export default /* @__PURE__ */ compactContract("billing.ledger.entry_removed-v2", isBillingLedgerEntryRemovedV2, "{ledger{account{number},number,id?},entry{id:i,amount:i,is_charge:b,is_credit:b,is_payment:b,is_repayment:b,is_reversal:b,is_reversed:b,source_reason}}");

function isBillingLedgerEntryRemovedV2(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  isLedger(v.ledger) &&
  isLedgerEntryRemoval(v.entry);
}
