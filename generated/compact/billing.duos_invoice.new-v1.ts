// Generated from events/billing/billing.duos_invoice.new-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.duos_invoice.new-v1", isBillingDuosInvoiceNewV1, "{invoice_event_id:i}");

function isBillingDuosInvoiceNewV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.invoice_event_id);
}
