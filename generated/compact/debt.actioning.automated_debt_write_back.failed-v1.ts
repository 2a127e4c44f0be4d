// Generated from events/debt/debt.actioning.automated_debt_write_back.failed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("debt.actioning.automated_debt_write_back.failed-v1", isDebtActioningAutomatedDebtWriteBackFailedV1, "{ledger_number,account_number,reason,exception}");

function isDebtActioningAutomatedDebtWriteBackFailedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  typeof v.reason === "string" &&
  typeof v.exception === "string";
}
