// Generated from events/billing/billing.billing_document.held-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.billing_document.held-v1", isBillingBillingDocumentHeldV1, "{account_number,document_type,document_id:i,document_identifier,document_uuid,hold_code,is_strict:b,held_at,held_by_id:i}");

function isBillingBillingDocumentHeldV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  typeof v.document_type === "string" &&
  Number.isInteger(v.document_id) &&
  typeof v.document_identifier === "string" &&
  typeof v.document_uuid === "string" &&
  typeof v.hold_code === "string" &&
  typeof v.is_strict === "boolean" &&
  typeof v.held_at === "string" &&
  Number.isInteger(v.held_by_id);
}
