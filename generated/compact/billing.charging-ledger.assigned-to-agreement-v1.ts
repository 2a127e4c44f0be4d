// Generated from events/billing/billing.charging-ledger.assigned-to-agreement-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.charging-ledger.assigned-to-agreement-v1", isBillingChargingLedgerAssignedToAgreementV1, "{ledger_number,agreement_id:i,assigned_at}");

function isBillingChargingLedgerAssignedToAgreementV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  Number.isInteger(v.agreement_id) &&
  typeof v.assigned_at === "string";
}
