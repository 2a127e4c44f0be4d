// Generated from events/accounts/affiliates.affiliate-account-contract-created-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("affiliates.affiliate-account-contract-created-v1", isAffiliatesAffiliateAccountContractCreatedV1, "{affiliate_account_contract_id:i,affiliate_contract_id:i,account_number,fuel}");

function isAffiliatesAffiliateAccountContractCreatedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  Number.isInteger(v.affiliate_account_contract_id) &&
  Number.isInteger(v.affiliate_contract_id) &&
  typeof v.account_number === "string" &&
  typeof v.fuel === "string";
}
