// Generated from events/meters/meter_reading.deu.created-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterReadingDeuCreatedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meter_reading.deu.created-v1`, by the code of ajv. */
export declare const meterReadingDeuCreatedV1: AjvGuard<MeterReadingDeuCreatedV1>;
