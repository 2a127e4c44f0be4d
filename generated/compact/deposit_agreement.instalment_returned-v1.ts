// Generated from events/debt/deposit_agreement.instalment_returned-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("deposit_agreement.instalment_returned-v1", isDepositAgreementInstalmentReturnedV1, "{deposit_key,reason,amount:i,account_number,ledger_identifier,returned_amount:i,returned_at}");

function isDepositAgreementInstalmentReturnedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.deposit_key === "string" &&
  typeof v.reason === "string" &&
  Number.isInteger(v.amount) &&
  typeof v.account_number === "string" &&
  typeof v.ledger_identifier === "string" &&
  Number.isInteger(v.returned_amount) &&
  typeof v.returned_at === "string";
}
