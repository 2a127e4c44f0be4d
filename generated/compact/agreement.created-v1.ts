// Generated from events/agreements/agreement.created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("agreement.created-v1", isAgreementCreatedV1, "{agreement_id:i,account_number,valid_from,product_code,account_contract_identifier?,business_contract_identifier?}");

function isAgreementCreatedV1(v: any): boolean {
  let v1: any;
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.agreement_id) &&
  typeof v.account_number === "string" &&
  typeof v.valid_from === "string" &&
  typeof v.product_code === "string" &&
  ((v1 = v.account_contract_identifier) === undefined || typeof v1 === "string") &&
  ((v1 = v.business_contract_identifier) === undefined || typeof v1 === "string");
}
