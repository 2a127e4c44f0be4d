// Generated from events/communications/complex_quoting.cost_calculation_finished-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings, missing, wrong } from "../../src/library/runtime/issue.ts";
import type { ComplexQuotingCostCalculationFinishedV1 } from "../types/communications.ts";

export type { ComplexQuotingCostCalculationFinishedV1 } from "../types/communications.ts";

/** The cost calculation for a complex quote ended, with success or without. */
export const complexQuotingCostCalculationFinishedV1: Contract<"complex_quoting.cost_calculation_finished-v1", "complex_quoting.cost_calculation_finished", "v1", ComplexQuotingCostCalculationFinishedV1> = /* @__PURE__ */ contract("complex_quoting.cost_calculation_finished-v1", "complex_quoting.cost_calculation_finished", "v1", isComplexQuotingCostCalculationFinishedV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<ComplexQuotingCostCalculationFinishedV1> {
return options?.unknown === "report" || !isComplexQuotingCostCalculationFinishedV1(input) ? examine<ComplexQuotingCostCalculationFinishedV1>(input, options, explainComplexQuotingCostCalculationFinishedV1) : { ok: true, value: input as ComplexQuotingCostCalculationFinishedV1 };
}

function isComplexQuotingCostCalculationFinishedV1(v: any): boolean {
  return typeof v === "object" &&
  v !== null &&
  !Array.isArray(v) &&
  typeof v.quote_configuration_number === "string" &&
  typeof v.succeeded === "boolean" &&
  Number.isInteger(v.triggered_by_id);
}

function explainComplexQuotingCostCalculationFinishedV1(v: any, _at: string, found: Findings): void {
  if (typeof v === "object" && v !== null && !Array.isArray(v)) {
    const v1 = v.quote_configuration_number;
    const v2 = v.succeeded;
    const v3 = v.triggered_by_id;
    found.visit?.(found, v, "", "quote_configuration_number,succeeded,triggered_by_id");
    if (v1 === undefined) missing(found, "quote_configuration_number");
    if (v2 === undefined) missing(found, "succeeded");
    if (v3 === undefined) missing(found, "triggered_by_id");
    if (v1 !== undefined && typeof v1 !== "string") wrong(found, "quote_configuration_number", v1, "a string");
    if (v2 !== undefined && typeof v2 !== "boolean") wrong(found, "succeeded", v2, "a boolean");
    if (v3 !== undefined && !Number.isInteger(v3)) wrong(found, "triggered_by_id", v3, "an integer");
  }
  else wrong(found, "", v, "an object");
}
