// Generated from events/meters/meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainDisputedClosingReading, isDisputedClosingReading } from "../shapes/DisputedClosingReading.ts";
import type { MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1 } from "../types/meters.ts";

/** This supplier proposed a different reading in a dispute about the reading at which a British gas meter passed from one supplier to the other. */
export const meterpointGasDisputedClosingReadingAlternativeProposedByUsV1: Contract<"meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1", "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us", "v1", MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1", "meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us", "v1", isMeterpointGasDisputedClosingReadingAlternativeProposedByUsV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1> {
return options?.unknown === "report" || !isMeterpointGasDisputedClosingReadingAlternativeProposedByUsV1(input) ? examine<MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1>(input, options, explainMeterpointGasDisputedClosingReadingAlternativeProposedByUsV1) : { ok: true, value: input as MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1 };
}

function isMeterpointGasDisputedClosingReadingAlternativeProposedByUsV1(v: any): boolean {
  return isDisputedClosingReading(v);
}

function explainMeterpointGasDisputedClosingReadingAlternativeProposedByUsV1(v: any, _at: string, found: Findings): void {
  if (found.visit || !isDisputedClosingReading(v)) explainDisputedClosingReading(v, "", found);
}
