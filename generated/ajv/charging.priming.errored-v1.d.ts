// Generated from events/business/charging.priming.errored-v1.schema.json by `npm run generate`. Do not edit.

import type { AjvGuard } from "../../src/library/ajv/guard.ts";
import type { ChargingPrimingErroredV1 } from "../types/business.ts";

/** Whether a value satisfies `charging.priming.errored-v1`, by the code of ajv. */
export declare const chargingPrimingErroredV1: AjvGuard<ChargingPrimingErroredV1>;
