// Generated from events/meters/meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.disputed_closing_reading.alternative_proposed.by_us-v1`, by the code of ajv. */
export declare const meterpointGasDisputedClosingReadingAlternativeProposedByUsV1: AjvGuard<MeterpointGasDisputedClosingReadingAlternativeProposedByUsV1>;
