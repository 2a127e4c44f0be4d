// Generated from events/meters/meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.disputed_closing_reading.accepted.other_supplier-v1`, by the code of ajv. */
export declare const meterpointGasDisputedClosingReadingAcceptedOtherSupplierV1: AjvGuard<MeterpointGasDisputedClosingReadingAcceptedOtherSupplierV1>;
