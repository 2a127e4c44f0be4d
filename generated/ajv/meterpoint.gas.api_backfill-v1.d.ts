// Generated from events/meters/meterpoint.gas.api_backfill-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterpointGasApiBackfillV1 } from "../types/meters.ts";

/** Whether a value satisfies `meterpoint.gas.api_backfill-v1`, by the code of ajv. */
export declare const meterpointGasApiBackfillV1: AjvGuard<MeterpointGasApiBackfillV1>;
