// Generated from events/communications/complex_quoting.cost_calculation_finished-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type EventContract } from "../../src/runtime/contract.ts";
import type { Report, Visit } from "../../src/runtime/issue.ts";
import type { ComplexQuotingCostCalculationFinishedV1 } from "../types/communications.ts";

export type { ComplexQuotingCostCalculationFinishedV1 } from "../types/communications.ts";

/** The cost calculation for a complex quote ended, with success or without. */
export const complexQuotingCostCalculationFinishedV1: EventContract<"complex_quoting.cost_calculation_finished", "v1", ComplexQuotingCostCalculationFinishedV1> = /* @__PURE__ */ contract("complex_quoting.cost_calculation_finished-v1", "complex_quoting.cost_calculation_finished", "v1", isComplexQuotingCostCalculationFinishedV1, explainComplexQuotingCostCalculationFinishedV1);

function isComplexQuotingCostCalculationFinishedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.quote_configuration_number === "string" &&
  typeof v.succeeded === "boolean" &&
  Number.isInteger(v.triggered_by_id);
}

function explainComplexQuotingCostCalculationFinishedV1(data: any, path: string, report: Report, visit?: Visit): void {
  if (data && typeof data == "object" && !Array.isArray(data)) {
    visit?.(data, path, "quote_configuration_number,succeeded,triggered_by_id");
    if (data.quote_configuration_number === undefined) {
      report(path + "/quote_configuration_number", "required");
    }
    if (data.succeeded === undefined) {
      report(path + "/succeeded", "required");
    }
    if (data.triggered_by_id === undefined) {
      report(path + "/triggered_by_id", "required");
    }
    if (data.quote_configuration_number !== undefined) {
      if (typeof data.quote_configuration_number !== "string") {
        report(path+"/quote_configuration_number", "string");
      }
    }
    if (data.succeeded !== undefined) {
      if (typeof data.succeeded !== "boolean") {
        report(path+"/succeeded", "boolean");
      }
    }
    if (data.triggered_by_id !== undefined) {
      let data2 = data.triggered_by_id;
      if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
        report(path+"/triggered_by_id", "integer");
      }
    }
  }
  else {
    report(path, "object");
  }
}
