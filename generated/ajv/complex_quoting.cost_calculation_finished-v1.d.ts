// Generated from events/communications/complex_quoting.cost_calculation_finished-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ComplexQuotingCostCalculationFinishedV1 } from "../types/communications.ts";

/** Whether a value satisfies `complex_quoting.cost_calculation_finished-v1`, by the code of ajv. */
export declare const complexQuotingCostCalculationFinishedV1: AjvGuard<ComplexQuotingCostCalculationFinishedV1>;
