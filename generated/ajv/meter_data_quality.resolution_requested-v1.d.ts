// Generated from events/meters/meter_data_quality.resolution_requested-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { MeterDataQualityResolutionRequestedV1 } from "../types/meters.ts";

/** Whether a value satisfies `meter_data_quality.resolution_requested-v1`, by the code of ajv. */
export declare const meterDataQualityResolutionRequestedV1: AjvGuard<MeterDataQualityResolutionRequestedV1>;
