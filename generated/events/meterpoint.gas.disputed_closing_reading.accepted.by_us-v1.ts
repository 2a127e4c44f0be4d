// Generated from events/meters/meterpoint.gas.disputed_closing_reading.accepted.by_us-v1.schema.json by `npm run generate`. Do not edit.

import { contract, type Contract } from "../../src/library/runtime/contract.ts";
import { examine, type Result, type ValidateOptions } from "../../src/library/runtime/examine.ts";
import { type Findings } from "../../src/library/runtime/issue.ts";
import { explainDisputedClosingReading, isDisputedClosingReading } from "../shapes/DisputedClosingReading.ts";
import type { MeterpointGasDisputedClosingReadingAcceptedByUsV1 } from "../types/meters.ts";

export type { MeterpointGasDisputedClosingReadingAcceptedByUsV1 } from "../types/meters.ts";

/** This supplier accepted the proposed reading in a dispute about the reading at which a British gas meter passed from one supplier to the other. */
export const meterpointGasDisputedClosingReadingAcceptedByUsV1: Contract<"meterpoint.gas.disputed_closing_reading.accepted.by_us-v1", "meterpoint.gas.disputed_closing_reading.accepted.by_us", "v1", MeterpointGasDisputedClosingReadingAcceptedByUsV1> = /* @__PURE__ */ contract("meterpoint.gas.disputed_closing_reading.accepted.by_us-v1", "meterpoint.gas.disputed_closing_reading.accepted.by_us", "v1", isMeterpointGasDisputedClosingReadingAcceptedByUsV1, validate);

function validate(input: unknown, options?: ValidateOptions): Result<MeterpointGasDisputedClosingReadingAcceptedByUsV1> {
return options?.unknown === "report" || !isMeterpointGasDisputedClosingReadingAcceptedByUsV1(input) ? examine<MeterpointGasDisputedClosingReadingAcceptedByUsV1>(input, options, explainMeterpointGasDisputedClosingReadingAcceptedByUsV1) : { ok: true, value: input as MeterpointGasDisputedClosingReadingAcceptedByUsV1 };
}

function isMeterpointGasDisputedClosingReadingAcceptedByUsV1(v: any): boolean {
  return isDisputedClosingReading(v);
}

function explainMeterpointGasDisputedClosingReadingAcceptedByUsV1(v: any, _at: string, found: Findings): void {
  if (found.visit || !isDisputedClosingReading(v)) explainDisputedClosingReading(v, "", found);
}
