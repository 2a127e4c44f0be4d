// Generated from events/debt/debt.actioning.automated_debt_write_back.completed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("debt.actioning.automated_debt_write_back.completed-v1", isDebtActioningAutomatedDebtWriteBackCompletedV1, "{ledger_number,account_number,amount:i}");

function isDebtActioningAutomatedDebtWriteBackCompletedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.account_number === "string" &&
  Number.isInteger(v.amount);
}
