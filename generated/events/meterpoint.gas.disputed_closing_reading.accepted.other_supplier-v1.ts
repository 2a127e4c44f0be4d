// Generated from events/meters/meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainDisputedClosingReading, isDisputedClosingReading } from "../shapes/DisputedClosingReading.ts";
import type { MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 } from "../types/meters.ts";

/** The other supplier accepted the proposed reading in a dispute about the reading at which a British gas meter passed from one supplier to the other. */
export const meterpointGasDisputedClosingReadingAcceptedOtherSupplierV1: Contract<"meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1", "meterpoint.gas.disputed_closing_reading.accepted.other_supplier", "v1", MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1", "meterpoint.gas.disputed_closing_reading.accepted.other_supplier", "v1", isMeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1> {
return options?.unknown === "report" || !isMeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1(input) ? examine<MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1>(input, options, explainMeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1) : { ok: true, value: input as MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 };
}

function isMeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1(v: any): boolean {
  return isDisputedClosingReading(v);
}

function explainMeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1(v: any, _at: string, found: Findings): void {
  if (found.visit || !isDisputedClosingReading(v)) explainDisputedClosingReading(v, "", found);
}
