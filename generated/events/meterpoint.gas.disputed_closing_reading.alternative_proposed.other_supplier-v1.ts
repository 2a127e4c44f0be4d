// Generated from events/meters/meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainDisputedClosingReading, isDisputedClosingReading } from "../shapes/DisputedClosingReading.ts";
import type { MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1 } from "../types/meters.ts";

/** The other supplier proposed a different reading in a dispute about the reading at which a British gas meter passed from one supplier to the other. */
export const meterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1: Contract<"meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1", "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier", "v1", MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier-v1", "meterpoint.gas.disputed_closing_reading.alternative_proposed.other_supplier", "v1", isMeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1> {
return options?.unknown === "report" || !isMeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1(input) ? examine<MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1>(input, options, explainMeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1) : { ok: true, value: input as MeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1 };
}

function isMeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1(v: any): boolean {
  return isDisputedClosingReading(v);
}

function explainMeterpointGasDisputedClosingReadingAlternativeProposedOtherSupplierV1(v: any, _at: string, found: Findings): void {
  if (found.visit || !isDisputedClosingReading(v)) explainDisputedClosingReading(v, "", found);
}
