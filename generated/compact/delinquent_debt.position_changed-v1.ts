// Generated from events/debt/delinquent_debt.position_changed-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("delinquent_debt.position_changed-v1", isDelinquentDebtPositionChangedV1, "{ledger_number,changed_on,previous_value:i,new_value:i}");

function isDelinquentDebtPositionChangedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.ledger_number === "string" &&
  typeof v.changed_on === "string" &&
  Number.isInteger(v.previous_value) &&
  Number.isInteger(v.new_value);
}
