// Generated from events/communications/complex_quoting.cost_calculation_finished-v1.schema.json by `npm run generate`. Do not edit.

import { compactContract } from "../../src/library/runtime/compact-contract.ts";

export default /* @__PURE__ */ compactContract("complex_quoting.cost_calculation_finished-v1", isComplexQuotingCostCalculationFinishedV1, "{quote_configuration_number,succeeded:b,triggered_by_id:i}");

function isComplexQuotingCostCalculationFinishedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.quote_configuration_number === "string" &&
  typeof v.succeeded === "boolean" &&
  Number.isInteger(v.triggered_by_id);
}
