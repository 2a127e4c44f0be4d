// Generated from events/billing/billing.issuance.external_status.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("billing.issuance.external_status.created-v1", isBillingIssuanceExternalStatusCreatedV1, "{billing_document_identifier,status,status_code,external_status_id:i}");

function isBillingIssuanceExternalStatusCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.billing_document_identifier === "string" &&
  typeof v.status === "string" &&
  typeof v.status_code === "string" &&
  Number.isInteger(v.external_status_id);
}
