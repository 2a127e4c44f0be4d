// Generated from events/billing/billing.billing_document_representation.dispatched-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.billing_document_representation.dispatched-v1", isBillingBillingDocumentRepresentationDispatchedV1, "{account_number,billing_document_id:i,billing_document_identifier}");

function isBillingBillingDocumentRepresentationDispatchedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string";
}
