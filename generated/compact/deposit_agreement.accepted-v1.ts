// Generated from events/debt/deposit_agreement.accepted-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("deposit_agreement.accepted-v1", isDepositAgreementAcceptedV1, "{deposit_key,reason,amount:i,account_number,ledger_identifier,accepted_at}");

function isDepositAgreementAcceptedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.deposit_key === "string" &&
  typeof v.reason === "string" &&
  Number.isInteger(v.amount) &&
  typeof v.account_number === "string" &&
  typeof v.ledger_identifier === "string" &&
  typeof v.accepted_at === "string";
}
