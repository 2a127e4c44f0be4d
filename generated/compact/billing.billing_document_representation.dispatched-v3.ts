// Generated from events/billing/billing.billing_document_representation.dispatched-v3.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.billing_document_representation.dispatched-v3", isBillingBillingDocumentRepresentationDispatchedV3, "{account_number,billing_document_id:i,billing_document_identifier,billing_document_representation_dispatch_id:i,billing_document_representations_id[:i],support_user_id:i}");

function isBillingBillingDocumentRepresentationDispatchedV3(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.billing_document_id) &&
  typeof v.billing_document_identifier === "string" &&
  Number.isInteger(v.billing_document_representation_dispatch_id) &&
  Array.isArray((v1 = v.billing_document_representations_id)) && isBillingBillingDocumentRepresentationDispatchedV3List1(v1) &&
  Number.isInteger(v.support_user_id);
}
function isBillingBillingDocumentRepresentationDispatchedV3List1(v: any): boolean {
  for (let i = 0; i < v.length; i++) if (!Number.isInteger(v[i])) return false;
  return true;
}
